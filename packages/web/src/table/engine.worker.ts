/** The engine in a worker of the browser, so that the page never waits. */
import { hoth } from '@wartable/hoth';
import type { Game } from '@wartable/kernel';
import { engineDesk } from './engine.ts';
import type { ToEngine } from './messages.ts';

const desk = engineDesk([hoth as unknown as Game], (message) => self.postMessage(message));
self.onmessage = ({ data }: MessageEvent<ToEngine>) => desk(data);
