/** The words on the home page and of the shell, as a reader finds them. */
import { en as duel } from '@wartable/duel/page/door/en.ts';
import { en as endor } from '@wartable/endor/page/door/en.ts';
import { en as hoth } from '@wartable/hoth/page/door/en.ts';
import { sentences as duelDe } from '@wartable/languages/de/duel/door.ts';
import { sentences as endorDe } from '@wartable/languages/de/endor/door.ts';
import { sentences as hothDe } from '@wartable/languages/de/hoth/door.ts';
import { sentences as webDe } from '@wartable/languages/de/web.ts';
import { en as web } from '../../src/text/en.ts';

export const en = { ...web, ...duel, ...endor, ...hoth };
export const de = { ...webDe, ...duelDe, ...endorDe, ...hothDe };
