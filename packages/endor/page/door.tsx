/** The picture on the door of Endor: the forest itself, which comes when the page rests. */
import { atRest } from '@wartable/web/shell/at-rest.tsx';
import './door.css';

export const Picture = atRest('endor-door', () => import('./door-scene.tsx'));
