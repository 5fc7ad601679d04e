/** Tools to draw with: one of them is in the hand. Arrow keys go through all of them, as through any choice of one. */
import { type ReactNode, useId } from 'react';
import { useWords } from '../shell/language.tsx';
import './palette.css';

type PaletteTool = { readonly id: string; readonly label: string; readonly picture: ReactNode };
export type PaletteGroup = { readonly id: string; readonly label: string; readonly tools: readonly PaletteTool[] };

type Props = {
  readonly groups: readonly PaletteGroup[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
};

export function Palette({ groups, chosen, onChoose }: Props) {
  const name = useId();
  const { breakable } = useWords();
  return (
    <div className="palette">
      {groups.map(({ id, label, tools }) => (
        <fieldset key={id} className={`palette-group is-${id}`}>
          <legend>{label}</legend>
          <div className="palette-tools">
            {tools.map((tool) => (
              <label key={tool.id} className={tool.id === chosen ? 'palette-tool chosen' : 'palette-tool'}>
                <input
                  type="radio"
                  className="only-heard"
                  name={name}
                  value={tool.id}
                  checked={tool.id === chosen}
                  onChange={() => onChoose(tool.id)}
                />
                <span className="palette-picture">{tool.picture}</span>
                <span className="palette-name">{breakable(tool.label)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
