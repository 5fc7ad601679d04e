/** The screen one draws on: the map, and beside or below it what one draws with. No game is known here. */
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { text } from './text/index.ts';
import '../shell/button.css';
import '../shell/form.css';
import '../shell/field.css';
import './screen.css';
import './tokens.css';

type Tab = {
  readonly id: string;
  readonly label: string;
  readonly badge?: number | undefined;
  readonly content: ReactNode;
};

type Props = {
  /** Where the list of drawings is. */
  readonly back: string;
  readonly title: string;
  readonly kept: 'yes' | 'soon' | 'no';
  readonly play: ReactNode;
  readonly map: ReactNode;
  /** What was refused just now, and why; over the map. */
  readonly said: string | undefined;
  readonly tabs: readonly Tab[];
  readonly tab: string;
  readonly onTab: (id: string) => void;
  /** Under the thumb. */
  readonly bar: ReactNode;
};

export function WorkshopScreen({ back, title, kept, play, map, said, tabs, tab, onTab, bar }: Props) {
  const { say } = useWords();
  const id = useId();
  const chosen = tabs.find((one) => one.id === tab) ?? tabs[0];
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || !chosen) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(chosen) + step + tabs.length) % tabs.length];
    if (!next) return;
    onTab(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <div className="workshop-room">
      <main className="workshop-screen">
        <header className="workshop-head">
          <Link to={back} className="button small workshop-back" label={say(text('workshop.all'))}>
            <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
              <path className="line-sign" d="M15 5L8 12L15 19" />
            </svg>
          </Link>
          <h1>{title}</h1>
          <span className={`workshop-kept is-${kept}`} role="status">
            {say(text(`workshop.kept-${kept}`))}
          </span>
          {play}
        </header>
        <div className="workshop-map">
          {map}
          <p className="workshop-said" role="status">
            {said}
          </p>
        </div>
        <div className="workshop-tabs" role="tablist" data-steady="" aria-label={say(text('workshop.tabs'))}>
          {tabs.map(({ id: name, label, badge }) => (
            <button
              key={name}
              id={`${id}-${name}`}
              type="button"
              role="tab"
              aria-selected={name === chosen?.id}
              aria-controls={`${id}-panel`}
              tabIndex={name === chosen?.id ? 0 : -1}
              onClick={() => onTab(name)}
              onKeyDown={walk}
            >
              {label}
              {badge !== undefined && badge > 0 && <b className="workshop-badge">{badge}</b>}
            </button>
          ))}
        </div>
        <section
          className="workshop-dock"
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${chosen?.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
          tabIndex={0}
        >
          {chosen?.content}
        </section>
        <div className="workshop-bar" role="toolbar" data-steady="" aria-label={say(text('workshop.bar'))}>
          {bar}
        </div>
      </main>
    </div>
  );
}
