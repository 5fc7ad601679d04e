/** The sheet of a thing: what it is, what it can do, what stands in its way now, and the rules behind it. */
import type { Refusal, Text } from '@wartable/kernel';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import { beside, type Place } from './beside.ts';
import type { GamePage } from './game-page.ts';
import { RuleLink } from './rule-link.tsx';
import { BATTLE, type ThingSheet as Sheet, type SheetPart } from './thing.ts';
import './thing-sheet.css';

type Props = {
  readonly page: GamePage;
  readonly thing: string;
  readonly sheet: Sheet;
  /** Why it cannot be chosen now. */
  readonly refusal: Refusal | undefined;
  /** Only pointed at: it says the most important, and nothing in it can be pressed. */
  readonly resting: boolean;
  readonly onTell: (thing: string) => void;
  readonly onClose: () => void;
};

export function ThingSheet({ resting, ...props }: Props) {
  return resting ? <Resting {...props} /> : <Asked {...props} />;
}

/** Where on the screen a thing is: itself, or the place on a map that is pointed at. */
function boxOf(thing: string): DOMRect | undefined {
  if (thing === BATTLE) return undefined;
  const named = `main [data-thing="${CSS.escape(thing)}"]`;
  // Of several copies it is the one under the pointer or the focus.
  for (const one of [`${named}:hover`, `${named}:focus`, named, 'main [data-pointed]']) {
    const box = document.querySelector(one)?.getBoundingClientRect();
    if (box && box.width > 0) return box;
  }
  return undefined;
}

/** Laid beside its thing, also when more is known of it or the window changes. */
function useBeside<E extends HTMLElement>(thing: string) {
  const own = useRef<E>(null);
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    const sheet = own.current;
    if (!sheet) return;
    const lay = (): void => {
      const box = boxOf(thing);
      if (!box) return;
      // Its own height, whatever it was bounded to before.
      const size = { width: sheet.offsetWidth, height: sheet.scrollHeight };
      setPlace(beside(box, size, { width: innerWidth, height: innerHeight }));
    };
    lay();
    const watch = new ResizeObserver(lay);
    for (const part of sheet.children) watch.observe(part);
    window.addEventListener('resize', lay);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', lay);
    };
  }, [thing]);
  return [own, place] as const;
}

type Shown = Omit<Props, 'resting'>;

function Resting(props: Shown) {
  const [own, place] = useBeside<HTMLDivElement>(props.thing);
  return (
    <div ref={own} className="thing-sheet resting" style={place} aria-hidden="true" inert>
      <Body {...props} brief />
    </div>
  );
}

/** Escape, the button and a tap outside close it; the focus goes back to where it was. */
function Asked(props: Shown) {
  const { say } = useWords();
  const [own, place] = useBeside<HTMLDialogElement>(props.thing);
  // The long press that opened it ends outside: that closes nothing.
  const pressed = useRef(false);
  const id = useId();
  useEffect(() => {
    const sheet = own.current;
    if (!sheet?.open) sheet?.showModal();
  }, [own]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes with Escape by itself
    <dialog
      ref={own}
      className={place ? 'thing-sheet placed' : 'thing-sheet'}
      style={place}
      aria-labelledby={id}
      onClose={props.onClose}
      onPointerDown={({ target, currentTarget }) => {
        pressed.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (pressed.current && target === currentTarget) currentTarget.close();
        const other = target instanceof Element && target.closest<HTMLElement>('[data-thing]')?.dataset['thing'];
        if (other) props.onTell(other);
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Body {...props} id={id}>
        <button
          type="button"
          className="note-close"
          aria-label={say(text('set.close'))}
          title={say(text('set.close'))}
          onClick={() => own.current?.close()}
        >
          ×
        </button>
      </Body>
    </dialog>
  );
}

type BodyProps = Shown & { readonly id?: string; readonly brief?: boolean; readonly children?: ReactNode };

function Body({ page, sheet, refusal, id, brief = false, children }: BodyProps) {
  const { say, knows } = useWords();
  const said = (one: Text | string): string => (typeof one === 'string' ? one : say(one));
  const ids = [...new Set([...(refusal ? [refusal.rule] : []), ...(sheet.rules ?? [])])];
  const rules = brief ? [] : page.telling.rulebook.filter((rule) => ids.includes(rule.id));
  return (
    <div className="thing-body">
      {children}
      <h2 id={id}>{said(sheet.title)}</h2>
      {sheet.picture && <div className="thing-picture">{sheet.picture}</div>}
      {(brief ? sheet.parts.slice(0, sheet.picture ? 1 : 2) : sheet.parts).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sheet stay in their order
        <Part key={i} part={part} said={said} />
      ))}
      {refusal && <p className="thing-not-now">{say(refusal.text)}</p>}
      {!brief && sheet.more}
      {rules.length > 0 && (
        <details className="thing-rules">
          <summary>{say(text('sheet.rules'))}</summary>
          {rules.map((rule) => (
            <blockquote key={rule.id} className="rule">
              {rule.texts.filter(knows).map((key) => (
                <p key={key}>{say({ key })}</p>
              ))}
              <RuleLink id={rule.id} />
            </blockquote>
          ))}
        </details>
      )}
    </div>
  );
}

type PartProps = { readonly part: SheetPart; readonly said: (one: Text | string) => string };

function Part({ part: { title, facts = [], lines = [] }, said }: PartProps) {
  return (
    <section>
      {title !== undefined && <h3>{said(title)}</h3>}
      {facts.length > 0 && (
        <dl>
          {facts.map(([name, value]) => (
            <div key={said(name)}>
              <dt>{said(name)}</dt>
              <dd>{said(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {lines.length > 1 ? (
        <ul>
          {lines.map((line) => (
            <li key={said(line)}>{said(line)}</li>
          ))}
        </ul>
      ) : (
        lines.map((line) => <p key={said(line)}>{said(line)}</p>)
      )}
    </section>
  );
}
