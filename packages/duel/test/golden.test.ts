import type { Game } from '@wartable/kernel';
import { goldenGames } from '../../kernel/test/golden.ts';
import { duel } from '../src/index.ts';

goldenGames(duel as unknown as Game, new URL('./golden', import.meta.url).pathname, 7);
