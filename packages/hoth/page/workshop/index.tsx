/** The workshop of Battle of Hoth. */
import type { GameWorkshop } from '@wartable/web/play/own-pages.ts';
import { HothArt } from '../art/defs.tsx';
import { Editor } from './editor.tsx';
import { Start } from './start.tsx';
import '../tokens.css';

export const workshop: GameWorkshop = {
  Workshop: ({ id }) => (
    <>
      <HothArt />
      {id === undefined ? <Start /> : <Editor key={id} id={id} />}
    </>
  ),
};
