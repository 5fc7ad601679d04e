/** Bots in a worker of the browser: the same desk as in the threads of Node. They get views alone. */
import { type BotRequest, botDesk } from '@wartable/ai';
import { hoth } from '@wartable/hoth';
import type { Game } from '@wartable/kernel';

const desk = botDesk([hoth as unknown as Game], () => performance.now());
self.onmessage = ({ data }: MessageEvent<BotRequest>) => self.postMessage(desk(data, () => false));
