/** A node of the older version that is going to be killed. */
import { openServer } from '../src/index.ts';
import { OLD } from './nim.ts';

const { port } = await openServer(JSON.parse(process.argv[2] ?? '{}'), { games: [OLD], botPace: 0 });
process.stdout.write(`${port}\n`);
