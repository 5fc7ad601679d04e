import { goldenGames } from '../../kernel/test/golden.ts';
import { english } from '../../kernel/test/texts.ts';
import { endor } from '../src/index.ts';
import { en } from '../src/text/en.ts';

goldenGames(endor, english(en), new URL('./golden', import.meta.url).pathname, 3);
