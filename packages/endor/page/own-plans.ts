/** Set-ups of one's own, kept on this device. */
import { ASKED, type Plan } from './plans.ts';

const KEPT = 'wartable.endor.plans';
const MOST = 20;

/** Own set-ups: the id is the name they were given. */
export function ownPlans(): readonly Plan[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? (found as Plan[]).filter(isPlan) : [];
  } catch {
    return [];
  }
}

function isPlan(found: Plan): boolean {
  if (typeof found?.id !== 'string' || !Array.isArray(found.hexes)) return false;
  return found.hexes.length === ASKED.length && found.hexes.every((hex) => typeof hex === 'string');
}

export function keepPlan(name: string, hexes: readonly string[]): void {
  write([...ownPlans().filter(({ id }) => id !== name), { id: name, hexes }]);
}

export function forgetPlan(name: string): void {
  write(ownPlans().filter(({ id }) => id !== name));
}

function write(plans: readonly Plan[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(plans.slice(-MOST)));
  } catch {
    // Without storage the plans of the page are still there.
  }
}
