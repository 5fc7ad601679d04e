/** The diagrams of the books: each position can be, asks something, and shows what its rule says. */
import { INSTALLED } from '@wartable/games';
import { describe, expect, it } from 'vitest';
import { TRIES as DUEL } from '../../duel/page/book/positions.ts';
import { TRIES as ENDOR, HUNTS, huntPosition } from '../../endor/page/book/positions.ts';
import { TRIES as HOTH, SIGHT_LINES, sightPosition } from '../../hoth/page/book/positions.ts';
import { momentOf, type Tried } from '../src/table/diagram-moment.ts';

function gameOf(id: string) {
  const found = INSTALLED.find(({ manifest }) => manifest.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found.game;
}
const rules = new Set(INSTALLED.flatMap(({ game }) => game.rulebook.map(({ id }) => id)));

const TRIES: Readonly<Record<string, Tried>> = { ...HOTH, ...DUEL, ...ENDOR };

/**
 * Rules that are not about space, by what they are about instead: when, how many, which card, who wins, what an effect does.
 * Whatever is not named here is about places, ways, distances or lines, and has a diagram: a new rule must be one or the other.
 */
const NOT_ABOUT_SPACE: Readonly<Record<string, readonly string[]>> = {
  hoth: [
    'setup/units setup/cards win/medals win/eliminations win/both turn/play turn/order turn/move turn/attack turn/draw',
    'cards/surplus cards/fallback cards/bonus units/figures attack/once attack/full-dice attack/no-dice attack/hits',
    'dice/faces badge/e-web badge/elite-squadron structures/attack objective/sudden-death scenario/elimination-medals',
    'scenario/collect scenario/officer scenario/ion-cannon scenario/bonus-card scenario/unknown',
    'leaders/both-sides teams/cards teams/order teams/open-hands teams/fleet campaign/support',
    'end/stalemate end/no-units end/concede end/agreed',
  ],
  endor: [
    'setup/bunker setup/difficulty setup/gentle campaign/captured campaign/fallen campaign/kept turn/card turn/rebels turn/imperials fire/hit fire/effect hero/actions',
    'imperial/tactics event/draw event/reinforcements event/bunker event/cruiser event/tactics event/trap event/mounted',
    'event/security-code end/won end/lost end/stalemate end/concede',
  ],
};
const IDS = Object.entries(NOT_ABOUT_SPACE).flatMap(([game, lines]) =>
  lines.flatMap((line) => line.split(' ').map((id) => `${game}/${id}`)),
);
/** What cards and readings say is drawn where the rule stands that they are about. */
const CARDS = /^(hoth\/card|endor\/action|endor\/reading|duel)\//;

describe('A diagram', () => {
  it('is there for each rule about space, and for rules that exist', () => {
    const drawn = new Set([...Object.keys(TRIES), ...Object.keys(SIGHT_LINES), ...Object.keys(HUNTS)]);
    expect([...drawn, ...IDS].filter((id) => !rules.has(id))).toEqual([]);
    const spatial = [...rules].filter((id) => !CARDS.test(id) && !IDS.includes(id));
    expect(spatial.length).toBeGreaterThan(70);
    expect(spatial.filter((id) => !drawn.has(id))).toEqual([]);
  });

  it.each(Object.entries(TRIES))('of %s can be tried: every choice leads on, whatever the dice', (rule, tried) => {
    const game = gameOf(rule.split('/')[0] ?? '');
    const { view, decision } = momentOf(game, tried);
    if (!decision) throw new Error('nobody is asked');
    const offers = game.offers(view, decision);
    // Of many ways to go, some.
    const some = offers.filter((_, i) => i % Math.ceil(offers.length / 8) === 0);
    for (const { notation } of some)
      for (const seed of ['1', '2', '3'])
        expect(momentOf(game, { ...tried, plays: [notation], seed })).not.toEqual(momentOf(game, tried));
  });

  it.each(Object.entries(SIGHT_LINES))('of %s begins with what the rule says', (_, { ground, from, to, free }) => {
    const about = momentOf(gameOf('hoth'), { position: sightPosition(ground, from, to), thing: from }).about;
    const { lines } = about as { readonly lines: readonly { readonly hex: string; readonly free: boolean }[] };
    expect(lines.find(({ hex }) => hex === to)?.free).toBe(free);
  });

  it('of a line of sight refuses what cannot be', () => {
    const game = gameOf('hoth');
    expect(() => momentOf(game, { position: sightPosition({ F4: 'A.' }, 'E5', 'F4') })).toThrow();
  });

  it('of Sentinel lets nobody pass it', () => {
    const game = gameOf('duel');
    const { view, decision } = momentOf(game, { ...(TRIES['duel/attack/sentinel'] as Tried), plays: ['attack hoth-trooper'] });
    if (!decision) throw new Error('nobody is asked');
    expect(game.offers(view, decision).map(({ notation }) => notation)).toEqual(['choose blizzard-force-at-st']);
  });

  it.each(Object.entries(HUNTS))('of %s changes its mind when a Rebel comes near', (_, hunt) => {
    const planOf = (moved: Readonly<Record<string, string>>): unknown =>
      (momentOf(gameOf('endor'), { position: huntPosition(hunt, moved), thing: hunt.hunter }).about as { plan?: unknown }).plan;
    const macrohex = hunt.pieces[hunt.hunter]?.split('.')[0];
    expect(planOf({})).toBeDefined();
    const free = [1, 2, 3, 4, 5, 6].map((i) => `${macrohex}.${i}`).filter((hex) => !Object.values(hunt.pieces).includes(hex));
    const near = free.map((RT1) => JSON.stringify(planOf({ RT1 })));
    expect(near.some((plan) => plan !== JSON.stringify(planOf({})))).toBe(true);
  });
});
