/** A node of the fault run, in a process of its own: it is going to be killed, paused, and cut off. */
import type { Config } from '../../src/config.ts';
import { openServer } from '../../src/index.ts';

/** `breaks`: it acknowledges what is not on disk yet, to see that the checker sees it. */
export type NodeWanted = { readonly config: Config; readonly botPace: number; readonly breaks: boolean };

const { config, botPace, breaks } = JSON.parse(process.argv[2] ?? '{}') as NodeWanted;
// Nobody is left to be served.
process.on('disconnect', () => process.exit());
const server = await openServer(config, { botPace });
server.store.journal.trial.acknowledgesEarly = breaks;
process.on('SIGTERM', () => void server.close().finally(() => process.exit()));
process.send?.('open');
