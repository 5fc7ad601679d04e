/**
 * How often a bot wins each battle of the Endor campaign, and the whole of it: `node scripts/endor-campaign.ts level:5 60 [seed]`.
 */
import { makePlayer, playOut, readBot } from '@wartable/ai';
import { lookOf } from '@wartable/bots/nets';
import { endor, REBEL } from '@wartable/endor';
import { battleOptions, finishBattle, matchResult, newCampaign, outcomeOf } from '@wartable/endor/campaign';
import { manifest } from '@wartable/endor/manifest';
import { seedFrom } from '@wartable/kernel';

const [name = 'level:5', count = '60', seed = 'campaign'] = process.argv.slice(2);
const spec = readBot(name, manifest);
if (!spec) throw new Error(`no bot is called ${name}`);
const net = spec.net === undefined ? undefined : lookOf(endor, spec.net);
type Tally = { played: number; won: number; captured: number; ewoks: number; turns: number };
const tallies = new Map<string, Tally>();
let campaigns = 0;

for (let i = 0; i < Number(count); i++) {
  let state = newCampaign();
  while (!outcomeOf(state)) {
    const options = endor.options(battleOptions(state));
    const played = `${seed} ${i} ${state.results.length}`;
    const player = makePlayer(endor, spec, () => performance.now(), net);
    const { state: end } = playOut(endor, options, [player], seedFrom(played));
    const result = matchResult(state, endor.view(end, REBEL), played);
    if (!result) break;
    const tally = tallies.get(result.battle) ?? { played: 0, won: 0, captured: 0, ewoks: 0, turns: 0 };
    tallies.set(result.battle, {
      played: tally.played + 1,
      won: tally.won + (result.won ? 1 : 0),
      captured: tally.captured + result.captured.length,
      ewoks: tally.ewoks + result.fallen.ewok,
      turns: tally.turns + result.turns,
    });
    state = finishBattle(state, result);
  }
  if (outcomeOf(state) === 'won') campaigns++;
}

const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(0)} %`;
for (const [battle, { played, won, captured, ewoks, turns }] of tallies)
  process.stdout.write(
    `${battle}: ${played} played, ${share(won, played)} won; on average ${(captured / played).toFixed(1)} captured, ${(ewoks / played).toFixed(1)} Ewoks fallen, ${(turns / played).toFixed(1)} turns\n`,
  );
process.stdout.write(`${name}: ${share(campaigns, Number(count))} of ${count} campaigns won\n`);
