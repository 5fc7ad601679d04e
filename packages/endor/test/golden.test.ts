import type { Game } from '@wartable/kernel';
import { goldenGames } from '../../kernel/test/golden.ts';
import { endor } from '../src/index.ts';

goldenGames(endor as unknown as Game, new URL('./golden', import.meta.url).pathname, 3);
