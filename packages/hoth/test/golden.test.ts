import { goldenGames } from '../../kernel/test/golden.ts';
import { english } from '../../kernel/test/texts.ts';
import { hoth } from '../src/index.ts';
import { en } from '../src/text/en.ts';

goldenGames(hoth, english(en), new URL('./golden', import.meta.url).pathname, 19);
