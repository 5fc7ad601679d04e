/** Names of all hexes, for who wants them; the signs of the macrohexes are always there. */
import { HexNames } from '@wartable/web/board/hex-names.tsx';
import { memo } from 'react';
import { centre, type EndorLayout } from '../layout.ts';

export const Names = memo(function Names({ layout }: { readonly layout: EndorLayout }) {
  const { names } = layout.map;
  return (
    <HexNames
      hexes={[...names.keys()]}
      centre={(hex) => centre(layout, hex)}
      nameOf={(hex) => names[hex] ?? ''}
      isEdge={() => false}
    />
  );
});
