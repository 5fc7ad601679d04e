/** Sound on and off with one tap; at the first visit it is off. */
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import { setDevice, useDevice } from './device.ts';
import { allowSound, playSound } from './sound.ts';

const SPEAKER = 'M3 9H7L12 4.5V19.5L7 15H3Z';
const WAVES = 'M15.5 8.5A5 5 0 0 1 15.5 15.5M18.5 5.5A9 9 0 0 1 18.5 18.5';
const CROSS = 'M16 9L22 15M22 9L16 15';

export function SoundSwitch() {
  const { say } = useWords();
  const { sound } = useDevice();
  const name = say(text('set.sound'));
  const press = (): void => {
    setDevice({ sound: !sound });
    allowSound();
    playSound('medal');
  };
  return (
    <button
      type="button"
      className="button icon sound-switch"
      aria-label={name}
      aria-pressed={sound}
      title={name}
      onClick={press}
    >
      <svg className="line-sign" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
        <path fill="currentColor" d={SPEAKER} />
        <path d={sound ? WAVES : CROSS} />
      </svg>
    </button>
  );
}
