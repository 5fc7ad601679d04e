/** A scenario file of the player's own. */
import { type Battle, readScenario } from '@wartable/hoth/telling';
import type { Json } from '@wartable/kernel';
import { OwnFile } from './own-file.tsx';
import { text } from './text/index.ts';

/** Of a file, or drawn in the workshop. */
export type OwnScenario = { readonly file: string | undefined; readonly data: Json; readonly battle: Battle };

const read = (data: Json): Omit<OwnScenario, 'file'> => ({ data, battle: readScenario(data) });

export function OwnScenarioFile({ onOpen }: { readonly onOpen: (scenario: OwnScenario) => void }) {
  return (
    <OwnFile
      label={text('new.own')}
      note={text('new.own-note')}
      read={read}
      onOpen={(found, file) => onOpen({ ...found, file })}
    />
  );
}
