import { goldenGames } from '../../kernel/test/golden.ts';
import { english } from '../../kernel/test/texts.ts';
import { duel } from '../src/index.ts';
import { en } from '../src/text/en.ts';

goldenGames(duel, english(en), new URL('./golden', import.meta.url).pathname, 7);
