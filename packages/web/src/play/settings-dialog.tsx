import { type ReactNode, useId, useRef } from 'react';
import { useWords } from '../shell/language.tsx';
import { routeOf, usePath } from '../shell/route.ts';
import { Settings } from '../shell/settings.tsx';
import { coachesAt, taughtAt, teach } from '../table/tips.ts';
import { text } from '../text/index.ts';
import { type Device, HEX_NAMES, SPEEDS, setDevice, useDevice } from './device.ts';
import { KeysButton } from './keys-sheet.tsx';
import { allowSound, playSound } from './sound.ts';
import './settings-dialog.css';

/** All that can be set on this device, behind one button. */
export function SettingsDialog() {
  const { say } = useWords();
  const { speed, sound, volume, hexNames, coach } = useDevice();
  const route = routeOf(usePath());
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
        <div className="settings-groups">
          <div className="settings-columns">
            <Group title={say(text('set.look'))}>
              <Settings />
              <label>
                <span>{say(text('set.hex-names'))}</span>
                <select
                  value={hexNames}
                  onChange={({ target }) => setDevice({ hexNames: HEX_NAMES.find((one) => one === target.value) ?? 'edge' })}
                >
                  {HEX_NAMES.map((one) => (
                    <option key={one} value={one}>
                      {say(text(`set.hex-names.${one}`))}
                    </option>
                  ))}
                </select>
              </label>
            </Group>
            <Group title={say(text('set.play'))}>
              {/* Who wants tips at a table that had none gets them there. */}
              <Switch of="tips" after={(on) => on && route.at === 'table' && !taughtAt(route.id) && teach(route.id)} />
              <Switch of="coach" on={coachesAt(route.at === 'table' ? route.id : '', coach)} />
              <Switch of="asksToEnd" />
              <Switch of="endsByItself" />
              <Switch of="clocks" />
            </Group>
            <Group title={say(text('set.show'))}>
              <label>
                <span>{say(text('set.speed'))}</span>
                <select
                  value={speed}
                  onChange={({ target }) => setDevice({ speed: SPEEDS.find((one) => String(one) === target.value) ?? 1 })}
                >
                  {SPEEDS.map((one) => (
                    <option key={one} value={one}>
                      {say(text(`set.speed.${one}`))}
                    </option>
                  ))}
                </select>
              </label>
              <Switch of="motion" />
              <Switch of="sound" after={sample} />
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
            </Group>
          </div>
        </div>
        <form method="dialog" className="buttons">
          <button type="submit" className="button main">
            {say(text('set.close'))}
          </button>
          <KeysButton />
        </form>
      </dialog>
    </>
  );
}

type GroupProps = { readonly title: string; readonly children: ReactNode };

function Group({ title, children }: GroupProps) {
  return (
    <fieldset className="settings-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** What each switch is called, and in a few words what it does. */
const SWITCHES = {
  tips: ['set.tips', 'set.tips.note'],
  coach: ['set.coach', 'set.coach.note'],
  asksToEnd: ['set.asks-to-end', 'set.asks-to-end.note'],
  endsByItself: ['set.ends-by-itself', 'set.ends-by-itself.note'],
  clocks: ['set.clocks', 'set.clocks.note'],
  motion: ['set.motion', 'set.motion.note'],
  sound: ['set.sound', 'set.sound.note'],
} as const satisfies Partial<Record<keyof Device, readonly [string, string]>>;

type SwitchProps = {
  readonly of: keyof typeof SWITCHES;
  /** Where it depends on more than what was set. */
  readonly on?: boolean;
  readonly after?: (on: boolean) => void;
};

function Switch({ of, on, after }: SwitchProps) {
  const { say } = useWords();
  const device = useDevice();
  const id = useId();
  const [name, note] = SWITCHES[of];
  const change = (on: boolean): void => {
    setDevice({ [of]: on });
    after?.(on);
  };
  return (
    <label>
      <span>
        {say(text(name))}
        <small id={id} aria-hidden="true">
          {say(text(note))}
        </small>
      </span>
      <input
        type="checkbox"
        checked={on ?? device[of] ?? false}
        aria-label={say(text(name))}
        aria-describedby={id}
        onChange={(event) => change(event.target.checked)}
      />
    </label>
  );
}
