import { usePage } from '../games/pages.ts';
import './new-game.css';

/** Each game has its own page for a new table; it comes with the game. */
export function NewGame({ game, wanted }: { readonly game: string; readonly wanted: string | undefined }) {
  const { Art, NewGame: Page } = usePage(game);
  return (
    <>
      {Art && <Art />}
      <Page wanted={wanted} />
    </>
  );
}
