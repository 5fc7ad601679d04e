/** One's own result among those of bots that played the very same battle. A place is kept for who still plays: nothing jumps. */
import { levelsOf } from '../games/manifests.ts';
import { characterOf } from '../shell/characters.ts';
import { Face } from '../shell/face.tsx';
import { useWords } from '../shell/language.tsx';
import type { Day, DayEnd } from '../table/day-rows.ts';
import { MARKS } from '../table/day-signs.ts';
import { ladderOf } from './standing-of.ts';
import { text } from './text/index.ts';
import { useBots } from './use-days.ts';
import './ladder.css';

export function Ladder({ day, end }: { readonly day: Day; readonly end: DayEnd }) {
  const { say } = useWords();
  const work = useBots(day);
  const waiting = levelsOf(day.game).filter((level) => !day.bots[level]);
  return (
    <div className="ladder">
      <h3 id={`ladder-${day.game}`}>{say(text('daily.ladder'))}</h3>
      <ol aria-labelledby={`ladder-${day.game}`}>
        {ladderOf(end.result, day.bots).map(({ level, result }) => (
          <li key={level ?? 'you'} className={level === undefined ? 'rung you' : 'rung'}>
            <Who game={day.game} level={level} />
            <span className="rung-result">
              <span aria-hidden="true">{MARKS[result.outcome]}</span> {say(text(`daily.${result.outcome}`))}
              <small>
                {result.parts.map(({ text: part }) => (
                  <span key={part.key}>{say(part)}</span>
                ))}
              </small>
            </span>
          </li>
        ))}
        {waiting.map((level) => (
          <li key={level} className="rung waiting">
            <Who game={day.game} level={level} />
            <span className="rung-result">{say(text(work?.missing.includes(level) ? 'daily.missing' : 'daily.playing'))}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Who({ game, level }: { readonly game: string; readonly level: number | undefined }) {
  const { say } = useWords();
  if (level === undefined)
    return (
      <>
        <span className="rung-you" aria-hidden="true">
          ★
        </span>
        <strong>{say(text('daily.you'))}</strong>
      </>
    );
  const { face, name } = characterOf(game, level);
  return (
    <>
      <Face face={face} />
      <span>{say(name)}</span>
    </>
  );
}
