import { goldenGames } from '../../kernel/test/golden.ts';
import { endor } from '../src/index.ts';

goldenGames(endor, new URL('./golden', import.meta.url).pathname, 3);
