/** The nets of trained bots, for workers: each is fetched when somebody looks with it. */
import nets from 'virtual:games/nets';

export async function fetchNet(game: string): Promise<Uint8Array> {
  const address = nets[game];
  if (address === undefined) throw new RangeError(`${game} has no net`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
