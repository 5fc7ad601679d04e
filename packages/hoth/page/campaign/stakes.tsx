/** What the next battle is about: where each victory leads, how it stands then, and what else there is to win. */
import { type CampaignState, type Stake, stakesOf } from '@wartable/hoth/campaign';
import type { Text } from '@wartable/kernel';
import { useWords } from '@wartable/web/shell/language.tsx';
import { WinnerSign } from './result.tsx';
import { SIDES, type SideName } from './rules.ts';
import { text } from './text/index.ts';
import './stakes.css';

const OTHER: Readonly<Record<SideName, SideName>> = { rebel: 'empire', empire: 'rebel' };

function linesFor(side: SideName, { next, battles, leads, prize, consoles }: Stake): readonly Text[] {
  if (next === null) return [text(`camp.ends-${leads}`)];
  return [
    text('camp.next', { title: next.title }),
    text(`camp.leads-${leads}`, battles),
    ...(prize ? [text(`camp.prize-${side}`)] : []),
    ...(consoles === null ? [] : [text(`camp.console-${OTHER[side]}`, { n: consoles })]),
  ];
}

export function Stakes({ state }: { readonly state: CampaignState }) {
  const { say } = useWords();
  const stakes = stakesOf(state);
  return (
    <section className="camp-stakes">
      <h3>{say(text('camp.stakes'))}</h3>
      <div className="camp-both">
        {SIDES.map((side) => (
          <div key={side} className={`camp-stake ${side}`}>
            <h4>
              <WinnerSign winner={side} />
              {say(text(`camp.if-${side}`))}
            </h4>
            <ul>
              {linesFor(side, stakes[side]).map((line) => (
                <li key={line.key}>{say(line)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
