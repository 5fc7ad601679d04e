import { goldenGames } from '../../kernel/test/golden.ts';
import { duel } from '../src/index.ts';

goldenGames(duel, new URL('./golden', import.meta.url).pathname, 7);
