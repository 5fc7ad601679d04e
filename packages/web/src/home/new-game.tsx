import { loadPage, usePage } from '../games/pages.ts';
import { GameWords, useWords } from '../shell/language.tsx';
import { quoted, type Wanted } from '../shell/route.ts';
import { text } from '../text/index.ts';
import '../shell/form.css';
import './new-game.css';

type Props = { readonly game: string; readonly wanted: readonly Wanted[] };

/** Each game has its own page for a new table; it comes with the game. */
export function NewGame({ game, wanted }: Props) {
  loadPage(game);
  return (
    <GameWords game={game}>
      <Page game={game} wanted={wanted} />
    </GameWords>
  );
}

/** An address that asks for what there is not is told so, and everything there is can be chosen. */
function Page({ game, wanted }: Props) {
  const { say } = useWords();
  const { Art, NewGame: Own, addressed } = usePage(game);
  const isKnown = ({ name = addressed?.name, value }: Wanted): boolean =>
    addressed !== undefined && name === addressed.name && addressed.values.includes(value);
  const unknown = wanted.find((one) => one.name !== 'where' && !isKnown(one));
  return (
    <>
      {Art && <Art />}
      {unknown && (
        <p className="notice" role="status">
          {say(text('new.unknown', { wanted: quoted([unknown.name, unknown.value].filter(Boolean).join('=')) }))}
        </p>
      )}
      <Own wanted={wanted.find(isKnown)?.value} />
    </>
  );
}
