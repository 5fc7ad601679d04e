/** The picture on the door of the duel: cards of both sides on the dark table, which come when the page rests. */
import { atRest } from '@wartable/web/shell/at-rest.tsx';
import './door.css';

export const Picture = atRest('duel-door', () => import('./door-scene.tsx'));
