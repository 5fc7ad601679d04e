import { goldenGames } from '../../kernel/test/golden.ts';
import { hoth } from '../src/index.ts';

goldenGames(hoth, new URL('./golden', import.meta.url).pathname, 19);
