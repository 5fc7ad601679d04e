/** The workshop of Battle for Endor. */
import type { GameWorkshop } from '@wartable/web/play/own-pages.ts';
import { EndorArt } from '../art/defs.tsx';
import { Editor } from './editor.tsx';
import { Start } from './start.tsx';
import '../tokens.css';

export const workshop: GameWorkshop = {
  Workshop: ({ id }) => (
    <>
      <EndorArt />
      {id === undefined ? <Start /> : <Editor key={id} id={id} />}
    </>
  ),
};
