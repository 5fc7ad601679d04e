/** A position to try something in: what can be chosen is chosen on the board itself or by a button, and dice fall as they like. */
import type { GameEvent, Text } from '@wartable/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { usePage } from '../games/pages.ts';
import { BookDrawing } from '../play/book-drawing.tsx';
import type { GameBook } from '../play/game-book.ts';
import type { GameProps } from '../play/game-page.ts';
import { addressOf } from '../play/rule-entries.ts';
import type { ShownDecision } from '../play/snapshot.ts';
import { useDiagram } from '../play/use-diagram.ts';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import type { Moment, Tried } from '../table/diagram-moment.ts';
import { text as shared } from '../text/index.ts';
import { text } from './text/index.ts';

type Props = {
  readonly begins: Pick<Tried, 'position' | 'setup' | 'before'>;
  readonly game: string;
  readonly Stage: GameBook['Stage'];
};

/** So few choices are buttons too. */
const FEW = 6;

export function TryIt({ game, Stage, begins }: Props): ReactNode {
  const { say } = useWords();
  const page = usePage(game);
  const { Picture, Thumbnail } = page;
  const [plays, setPlays] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<string>();
  const [seed, setSeed] = useState(() => String(Math.random()));
  const tried = useMemo(() => ({ ...begins, plays, seed, ...(asked !== undefined && { asked }) }), [begins, plays, seed, asked]);
  const { moment } = useDiagram(game, tried);
  const decision = useMemo(() => shownOf(page, moment), [page, moment]);
  if (!moment) return null;
  const { view, events, refusals } = moment;
  const go = (notations: readonly string[]): void => {
    setAsked(undefined);
    setPlays([...plays, ...notations]);
  };
  const Drawn = Picture ?? Thumbnail;
  const choices = decision?.choices ?? [];
  const isButton = (offer: (typeof choices)[number]): boolean =>
    !Stage || choices.length <= FEW || (decision !== undefined && !page.isOnStage(offer, decision, view));
  const [refusal] = refusals;
  return (
    <>
      {Stage ? (
        <BookDrawing>
          <OnStage Stage={Stage} moment={moment} decision={decision} onPlay={go} onAsk={setAsked} />
        </BookDrawing>
      ) : (
        <div className="book-drawing" inert>
          <Drawn view={view} />
        </div>
      )}
      <figcaption>
        <p className="book-prompt" aria-live="polite">
          {decision ? say(decision.prompt) : ''}
        </p>
        <p className="book-why" role="status">
          {refusal && (
            <>
              {say(refusal.text)}{' '}
              <Link to={addressOf(refusal.rule)} className="book-link">
                {say(shared('play.rule'))}
              </Link>
            </>
          )}
        </p>
        <div className="buttons">
          {choices.filter(isButton).map(({ notation, label }) => (
            <button key={notation} type="button" className="button small" onClick={() => go([notation])}>
              {say(label)}
            </button>
          ))}
          {plays.length > 0 && (
            <button
              type="button"
              className="button small main"
              onClick={() => {
                setPlays([]);
                setAsked(undefined);
                setSeed(String(Math.random()));
              }}
            >
              {say(text('book.again'))}
            </button>
          )}
        </div>
        {Stage && <p className="book-how">{say(text('book.how'))}</p>}
        <ToldLines lines={linesOf(page.telling.log, events)} />
      </figcaption>
    </>
  );
}

type OnStageProps = {
  readonly Stage: NonNullable<GameBook['Stage']>;
  readonly moment: Moment;
  readonly decision: ShownDecision | undefined;
  readonly onPlay: (notations: readonly string[]) => void;
  readonly onAsk: (thing: string) => void;
};

/** The game's own stage, as at a table. */
function OnStage({ Stage, moment, decision, onPlay, onAsk }: OnStageProps) {
  const [over, setOver] = useState<string>();
  const props: GameProps = {
    view: moment.view,
    viewer: decision?.seat ?? 'spectator',
    seats: [],
    step: undefined,
    lit: undefined,
    named: undefined,
    decision,
    previews: moment.previews,
    asked: undefined,
    over,
    hinted: undefined,
    log: [],
    onOver: setOver,
    onPick: ({ notation }) => onPlay([notation]),
    onPlan: onPlay,
    onAsk,
    onTell: onAsk,
    about: async () => undefined,
  };
  return <Stage {...props} />;
}

function shownOf({ telling }: ReturnType<typeof usePage>, moment: Moment | undefined): ShownDecision | undefined {
  if (!moment?.decision) return undefined;
  const { view, decision } = moment;
  return { ...decision, id: 0, prompt: telling.prompt(view, decision), choices: telling.offers(view, decision) };
}

function linesOf(log: (event: GameEvent) => Text | undefined, events: readonly GameEvent[]): readonly Text[] {
  return events.flatMap((event) => log(event) ?? []);
}

function ToldLines({ lines }: { readonly lines: readonly Text[] }) {
  const { say } = useWords();
  if (lines.length === 0) return null;
  return (
    <ol className="book-told" aria-live="polite">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is told stays in its order
        <li key={i}>{say(line)}</li>
      ))}
    </ol>
  );
}
