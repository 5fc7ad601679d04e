import { useRef } from 'react';
import { useWords } from '../shell/language.tsx';
import { Settings } from '../shell/settings.tsx';
import { text } from '../text/index.ts';
import { HEX_NAMES, type HexNames, SPEEDS, type Speed, setDevice, useDevice } from './device.ts';
import { KeysButton } from './keys-sheet.tsx';
import { allowSound, playSound } from './sound.ts';
import './settings-dialog.css';

const SPEED_KEYS = { 0: 'set.speed.0', 1: 'set.speed.1', 2: 'set.speed.2' } as const;

/** Language, colours, speed and sound, behind one button. */
export function SettingsDialog() {
  const { say } = useWords();
  const { speed, sound, volume, asksToEnd, endsByItself, hexNames } = useDevice();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = say(text('set.title'));
  const sample = (): void => {
    allowSound();
    playSound('medal');
  };
  return (
    <>
      <button type="button" className="button icon" aria-label={title} title={title} onClick={() => dialog.current?.showModal()}>
        <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
          <path
            fill="currentColor"
            fillRule="evenodd"
            d="M10 2H14L14.6 4.7L16.9 5.7L19.3 4.2L22 7L20.3 9.3L21.2 11.5L24 12V12.2L21.2 12.7L20.3 14.9L22 17.2L19.2 20L16.9 18.4L14.6 19.4L14 22H10L9.4 19.3L7.1 18.3L4.8 20L2 17.2L3.6 14.8L2.7 12.6L0 12V12L2.7 11.4L3.6 9.2L2 7L4.8 4.2L7.1 5.7L9.4 4.8ZM12 8A4 4 0 1 0 12.01 8Z"
          />
        </svg>
      </button>
      <dialog ref={dialog} className="settings-dialog" aria-label={title}>
        <h2>{title}</h2>
        <Settings />
        <label>
          <span>{say(text('set.speed'))}</span>
          <select value={speed} onChange={(event) => setDevice({ speed: Number(event.target.value) as Speed })}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {say(text(SPEED_KEYS[one]))}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{say(text('set.hex-names'))}</span>
          <select value={hexNames} onChange={(event) => setDevice({ hexNames: event.target.value as HexNames })}>
            {HEX_NAMES.map((one) => (
              <option key={one} value={one}>
                {say(text(`set.hex-names.${one}`))}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{say(text('set.asks-to-end'))}</span>
          <input type="checkbox" checked={asksToEnd} onChange={(event) => setDevice({ asksToEnd: event.target.checked })} />
        </label>
        <label>
          <span>{say(text('set.ends-by-itself'))}</span>
          <input type="checkbox" checked={endsByItself} onChange={(event) => setDevice({ endsByItself: event.target.checked })} />
        </label>
        <label>
          <span>{say(text('set.sound'))}</span>
          <input
            type="checkbox"
            checked={sound}
            onChange={(event) => {
              setDevice({ sound: event.target.checked });
              sample();
            }}
          />
        </label>
        <label>
          <span>{say(text('set.volume'))}</span>
          <input
            type="range"
            min="0"
            max="1"
            step="0.1"
            value={volume}
            disabled={!sound}
            onChange={(event) => setDevice({ volume: Number(event.target.value) })}
            onPointerUp={sample}
            onKeyUp={sample}
          />
        </label>
        <KeysButton />
        <form method="dialog">
          <button type="submit" className="button main">
            {say(text('set.close'))}
          </button>
        </form>
      </dialog>
    </>
  );
}
