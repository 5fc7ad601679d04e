/** A duel in its sixth round. Nothing in it can be touched. */
import { TableDrawing, type TableSide } from './thumbnail.tsx';
import './tokens.css';

const LEIA: TableSide = {
  left: 0.6,
  ground: [{ card: 'chewbacca' }, { card: 'hoth-trooper', exhausted: true }, { card: 'luke-skywalker' }, { card: 'r2-d2' }],
  space: [{ card: 'millennium-falcon' }, { card: 'rebellion-y-wing', exhausted: true }, { card: 'bright-hope' }],
};
const VADER: TableSide = {
  left: 0.45,
  ground: [
    { card: 'blizzard-force-at-st' },
    { card: 'snowtrooper', exhausted: true },
    { card: 'darth-vader' },
    { card: 'ground-assault-at-at' },
  ],
  space: [{ card: 'avenger' }, { card: 'surface-assault-bomber' }, { card: 'lambda-shuttle', exhausted: true }],
};

export function Scene() {
  return <TableDrawing leia={LEIA} vader={VADER} wide={540} />;
}
