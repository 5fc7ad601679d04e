import type { Game } from '@wartable/kernel';
import { goldenGames } from '../../kernel/test/golden.ts';
import { hoth } from '../src/index.ts';

goldenGames(hoth as unknown as Game, new URL('./golden', import.meta.url).pathname, 19);
