import { loadPage, usePage } from '../games/pages.ts';
import { GameWords } from '../shell/language.tsx';
import './new-game.css';

type Props = { readonly game: string; readonly wanted: string | undefined };

/** Each game has its own page for a new table; it comes with the game. */
export function NewGame({ game, wanted }: Props) {
  loadPage(game);
  return (
    <GameWords game={game}>
      <Page game={game} wanted={wanted} />
    </GameWords>
  );
}

function Page({ game, wanted }: Props) {
  const { Art, NewGame: Own } = usePage(game);
  return (
    <>
      {Art && <Art />}
      <Own wanted={wanted} />
    </>
  );
}
