/** The exact odds of an attack that two people look at on their table. */
import { type AskedAttack, attackAsked } from '@wartable/hoth/companion';
import { KINDS, standsOn, TERRAINS, UNIT_KINDS } from '@wartable/hoth/telling';
import { Check, PickOne } from '@wartable/web/companion/pick.tsx';
import { Odd, percent } from '@wartable/web/play/odds.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import { type ReactNode, useState } from 'react';
import { GROUND, Plate } from '../book/tables.tsx';
import { DRAWN } from '../figures/drawn.ts';
import { text as page } from '../text/index.ts';
import { text } from './text/index.ts';
import '@wartable/web/companion/odds.css';

const FIRST: AskedAttack = {
  attacker: 'echo-base-troopers',
  from: 0,
  target: 'snowtroopers',
  on: 0,
  figures: 4,
  distance: 1,
  inPlace: false,
  scouts: false,
  extra: 0,
};
const STRUCTURES = ['shield-generator', 'ion-cannon'] as const;
const MOST_EXTRA = 3;
/** A squadron of the elite has one more. */
const ELITE = 4;

type Kind = (typeof UNIT_KINDS)[number];
/** Its number among kinds; a structure has none. */
const numberOf = (name: AskedAttack['target']): number => (UNIT_KINDS as readonly string[]).indexOf(name);
const kindOf = (name: AskedAttack['target']) => KINDS[numberOf(name)];
const targetsOf = (attacker: Kind): readonly AskedAttack['target'][] => {
  const side = kindOf(attacker)?.side;
  const enemies = UNIT_KINDS.filter((_, i) => KINDS[i]?.side !== side);
  // hoth/structures/attack: structures are the Rebels'.
  return side === 1 ? [...enemies, ...STRUCTURES] : enemies;
};
const mostFigures = (target: AskedAttack['target']): number =>
  target === 'snowspeeders' ? ELITE : (kindOf(target)?.figures ?? 1);
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** What was asked last is asked again when one comes back. */
let asked = FIRST;

export function Odds() {
  const { say } = useWords();
  const [now, setNow] = useState(asked);
  const change = (part: Partial<AskedAttack>): void => {
    const next = sensible({ ...now, ...part }, part);
    asked = next;
    setNow(next);
  };
  const word = (key: string): string => say({ key });
  const grounds = (name: AskedAttack['target']): number[] =>
    TERRAINS.flatMap((_, ground) => (standsOn(numberOf(name), ground) ? [ground] : []));
  const ground = (i: number): string => word(`terrain.${TERRAINS[i]}`);
  const attacker = kindOf(now.attacker);
  const reach = attacker?.dice.length ?? 0;
  return (
    <section className="real-odds">
      <Result asked={now} />
      <div className="real-asked">
        <PickOne
          label={say(text('odds.attacker'))}
          of={UNIT_KINDS}
          chosen={now.attacker}
          name={(kind) => word(`unit.${kind}`)}
          picture={(kind) => <Portrait name={kind} />}
          onPick={(kind) => change({ attacker: kind })}
        />
        <PickOne
          label={say(text('odds.target'))}
          of={targetsOf(now.attacker)}
          chosen={now.target}
          name={(target) => word(`unit.${target}`)}
          picture={(target) => <Portrait name={target} />}
          onPick={(target) => change({ target })}
        />
        <PickOne
          label={say(text('odds.distance'))}
          of={upTo(reach)}
          chosen={now.distance}
          name={String}
          onPick={(distance) => change({ distance })}
        />
        {mostFigures(now.target) > 1 && (
          <PickOne
            label={say(text('odds.figures'))}
            of={upTo(mostFigures(now.target))}
            chosen={now.figures}
            name={String}
            onPick={(figures) => change({ figures })}
          />
        )}
        <PickOne
          label={say(text('odds.on'))}
          of={grounds(now.target)}
          chosen={now.on}
          name={ground}
          picture={(i) => <Plate>{GROUND[TERRAINS[i] ?? 'snow']}</Plate>}
          onPick={(on) => change({ on })}
        />
        <PickOne
          label={say(text('odds.from'))}
          of={grounds(now.attacker)}
          chosen={now.from}
          name={ground}
          picture={(i) => <Plate>{GROUND[TERRAINS[i] ?? 'snow']}</Plate>}
          onPick={(from) => change({ from })}
        />
        <PickOne
          label={say(text('odds.extra'))}
          of={[0, ...upTo(MOST_EXTRA)]}
          chosen={now.extra}
          name={(n) => `+${n}`}
          onPick={(extra) => change({ extra })}
        />
        <Check label={say(text('odds.scouts'))} on={now.scouts} onChange={(scouts) => change({ scouts })} />
        {attacker?.class === 'infantry' && (
          <Check label={say(text('odds.in-place'))} on={now.inPlace} onChange={(inPlace) => change({ inPlace })} />
        )}
        <p className="real-assumed">{say(text('odds.assumed'))}</p>
      </div>
    </section>
  );
}

/** What no longer fits goes to what does. */
function sensible(next: AskedAttack, part: Partial<AskedAttack>): AskedAttack {
  const targets = targetsOf(next.attacker);
  const target = targets.includes(next.target) ? next.target : (targets[0] ?? FIRST.target);
  const fresh = target !== next.target || part.target !== undefined;
  const attacker = kindOf(next.attacker);
  const stands = (name: AskedAttack['target'], on: number): number => (standsOn(numberOf(name), on) ? on : 0);
  return {
    ...next,
    target,
    figures: fresh ? (kindOf(target)?.figures ?? 1) : Math.min(next.figures, mostFigures(target)),
    distance: Math.min(next.distance, attacker?.dice.length ?? 1),
    from: stands(next.attacker, next.from),
    on: stands(target, next.on),
    inPlace: next.inPlace && attacker?.class === 'infantry',
  };
}

function Result({ asked: now }: { readonly asked: AskedAttack }) {
  const { say } = useWords();
  const found = attackAsked(now);
  if (!found) return <p className="real-found">{say(text('odds.cannot'))}</p>;
  const { terms, odds } = found;
  const isUnit = kindOf(now.target) !== undefined;
  const several = odds.figuresLost.slice(1).filter((chance) => chance > 0).length > 1;
  const gone = isUnit ? odds.eliminated : odds.destroyed;
  return (
    <div className="real-found">
      <p className="real-sentence" role="status">
        {odds.dice === 0
          ? say(text('odds.none'))
          : say(text('odds.short', { n: odds.dice, hit: percent(odds.hit), gone: percent(gone) }))}
      </p>
      <p className="real-terms">
        {terms.map(({ rule, dice }, i) => (
          <span key={rule}>
            <b>{i === 0 ? dice : dice < 0 ? `− ${-dice}` : `+ ${dice}`}</b> {termWord(rule, now, say)}
          </span>
        ))}
      </p>
      {odds.dice > 0 && (
        <dl className="odds">
          <Odd label={say(page('aim.hit'))} chance={odds.hit} kind="hit" />
          {several &&
            upTo(odds.figuresLost.length - 2).map((n) => (
              <Odd key={n} label={say(page('aim.figures', { n }))} chance={odds.figuresLost[n] ?? 0} kind="figures" />
            ))}
          <Odd label={say(page(isUnit ? 'aim.gone' : 'aim.destroyed'))} chance={gone} kind="gone" />
          {isUnit && <Odd label={say(page('aim.retreat'))} chance={odds.retreated} kind="retreat" />}
          <Odd label={say(page('aim.nothing'))} chance={odds.nothing} kind="nothing" />
        </dl>
      )}
    </div>
  );
}

function termWord(rule: string, { on, from }: AskedAttack, say: ReturnType<typeof useWords>['say']): string {
  switch (rule) {
    case 'hoth/attack/range':
      return say(page('aim.range'));
    case 'hoth/badge/scouts':
      return say(page('aim.scouts'));
    case 'hoth/terrain/protection':
      return say({ key: `terrain.${TERRAINS[on]}` });
    case 'hoth/terrain/vehicle-penalty':
      return say(page('aim.vehicle', { terrain: { key: `terrain.${TERRAINS[from]}` } }));
    default:
      return say(page('aim.card'));
  }
}

function Portrait({ name }: { readonly name: AskedAttack['target'] }): ReactNode {
  const kind = UNIT_KINDS.find((one) => one === name);
  if (!kind)
    return (
      <svg viewBox="-54 -68 108 128" aria-hidden="true">
        <use href={`#hoth-${name}`} />
      </svg>
    );
  return (
    <svg className={kindOf(kind)?.side === 0 ? 'rebel' : 'empire'} viewBox="-50 -78 100 84" aria-hidden="true">
      <use href={`#hoth-figure-${kind}`} transform={`scale(${DRAWN[kind].base < 20 ? 1.3 : 0.9})`} />
    </svg>
  );
}
