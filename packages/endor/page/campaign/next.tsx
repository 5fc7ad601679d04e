/** The battle to be fought now: its story, how hard it is, and what each way it may end means for the next. */
import {
  BATTLES,
  battleOptions,
  type CampaignState,
  DEFEATS_TO_LOSE,
  type Hardness,
  nextBattle,
  type Stake,
} from '@wartable/endor/campaign';
import type { Text } from '@wartable/kernel';
import { useWords } from '@wartable/web/shell/language.tsx';
import { ResultSign } from './result.tsx';
import { battleText } from './rules.ts';
import { text } from './text/index.ts';
import './next.css';

/** Two more AT-STs bring the stormtroopers anyway (A39). */
function hardnesses(state: CampaignState): readonly Text[] {
  const { difficulty = {} } = battleOptions(state) ?? {};
  const names = (Object.keys(difficulty) as Hardness[]).filter((name) => name !== 'moreStormtroopers' || !difficulty.moreAtSts);
  if (names.length === 0) return [text('doors.hard-standard')];
  return names.map((name) => (name === 'gentle' ? text('doors.hard-gentle') : text(`new.${name}`)));
}

export function NextBattle({ state }: { readonly state: CampaignState }) {
  const { say, breakable } = useWords();
  const node = nextBattle(state);
  if (!node) return null;
  return (
    <>
      <h2>{breakable(say(battleText(node.id)))}</h2>
      <p>{say(text(`doors.${node.id}.story`))}</p>
      <section className="linked-hard">
        <h3>{say(text('doors.how-hard'))}</h3>
        <ul>
          {hardnesses(state).map((line) => (
            <li key={line.key}>{say(line)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

const HARDER = ['noRally', 'fourCruisers', 'moreStormtroopers'] as const;

function stakeLines({ kept = [], frees, harder = [] }: Stake): readonly Text[] {
  return [
    ...kept.map((card) => text('doors.wins-kept', { card: { key: `event.${card}` } })),
    ...(frees ? [text('doors.frees')] : []),
    ...HARDER.filter((name) => harder.includes(name)).map((name) => text(`doors.harder-${name}`)),
  ];
}

export function Stakes({ state }: { readonly state: CampaignState }) {
  const { say } = useWords();
  const node = nextBattle(state);
  if (!node) return null;
  const isLast = node === BATTLES.at(-1);
  const defeats = state.results.filter(({ won }) => !won).length + 1;
  const endsIt = isLast || defeats >= DEFEATS_TO_LOSE;
  const ways = [
    ['won', isLast ? [text('doors.wins-all')] : stakeLines(node.won)],
    ['lost', endsIt ? [text('doors.loses-all')] : [...stakeLines(node.lost), text('doors.goes-on')]],
  ] as const;
  return (
    <section className="linked-stakes">
      <h3>{say(text('doors.stakes'))}</h3>
      <div className="linked-both">
        {ways.map(([way, lines]) => (
          <div key={way} className={`linked-stake ${way}`}>
            <h4>
              <ResultSign won={way === 'won'} />
              {say(text(`doors.if-${way}`))}
            </h4>
            <ul>
              {lines.map((line) => (
                <li key={line.key}>{say(line)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
