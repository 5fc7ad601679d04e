/** A mail server of the tests' own: it takes whatever comes. */
import { type AddressInfo, createServer } from 'node:net';

type Letter = { readonly to: string; readonly headers: Readonly<Record<string, string>>; readonly text: string };

export type Mailbox = { readonly url: string; readonly letters: readonly Letter[]; readonly close: () => Promise<void> };

export async function openMailbox(): Promise<Mailbox> {
  const letters: Letter[] = [];
  const server = createServer((socket) => {
    let to = '';
    let data: string | undefined;
    let rest = '';
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say('220 here');
    socket.setEncoding('utf8').on('error', () => {});
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (data !== undefined && line !== '.') {
          data += `${line.replace(/^\.\./, '.')}\n`;
          continue;
        }
        const word = line.slice(0, 4).toUpperCase();
        if (data !== undefined) {
          letters.push(read(to, data));
          data = undefined;
          say('250 taken');
        } else if (word === 'DATA') {
          data = '';
          say('354 go on');
        } else if (word === 'QUIT') socket.end('221 bye\r\n');
        else {
          if (word === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
          say('250 fine');
        }
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

function read(to: string, data: string): Letter {
  const [head = '', ...body] = data.split('\n\n');
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.replace(/:.*/, '').toLowerCase(), word(line.replace(/^[^:]*: ?/, ''))]),
  );
  const raw = body.join('\n\n');
  return { to, headers, text: headers['content-transfer-encoding'] === 'quoted-printable' ? printable(raw) : raw };
}

/** A header with letters beyond ASCII is written in another way. */
function word(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, said: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(said, 'base64').toString() : printable(said.replaceAll('_', ' ')),
    );
}

function printable(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
