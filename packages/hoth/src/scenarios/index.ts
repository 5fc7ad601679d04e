import { type Battle, readScenario } from '../scenario.ts';
import s1 from './01-imperial-scout-mission.json' with { type: 'json' };
import s2 from './02-snowspeeder-counter-attack.json' with { type: 'json' };
import s3 from './03-enemy-spotted.json' with { type: 'json' };
import s4 from './04-successful-landings.json' with { type: 'json' };
import s5 from './05-hill-alpha-defense.json' with { type: 'json' };
import s6 from './06-retrieve-imperial-data.json' with { type: 'json' };
import s7 from './07-outpost-attack.json' with { type: 'json' };
import s8 from './08-medevac.json' with { type: 'json' };
import s9 from './09-securing-defensive-positions.json' with { type: 'json' };
import s10 from './10-target-the-shield-generators.json' with { type: 'json' };
import s11 from './11-rebel-breakout.json' with { type: 'json' };
import s12 from './12-under-siege.json' with { type: 'json' };
import s13 from './13-enter-echo-base.json' with { type: 'json' };
import s14 from './14-protect-rebel-transports.json' with { type: 'json' };
import s15 from './15-south-gate-retreat.json' with { type: 'json' };
import s16 from './16-echo-base-evacuation.json' with { type: 'json' };
import s17 from './17-last-stand.json' with { type: 'json' };

/** The seventeen scenarios of the box, in order. */
export const SCENARIOS: readonly Battle[] = [s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17].map(
  (scenario) => readScenario(scenario),
);
