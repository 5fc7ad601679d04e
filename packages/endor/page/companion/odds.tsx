/** The exact odds of a shot or an attempt that somebody looks at on the table. */
import { attemptAsked, shotAsked } from '@wartable/endor/companion';
import { PIECES, TABLES } from '@wartable/endor/telling';
import { Check, PickOne } from '@wartable/web/companion/pick.tsx';
import { Odd, percent } from '@wartable/web/play/odds.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import { useState } from 'react';
import { Terms } from '../odds.tsx';
import type { Kind } from '../scene.ts';
import { kindText, Pieces } from './steps.tsx';
import { text } from './text/index.ts';
import '@wartable/web/companion/odds.css';

const SHOOTERS = {
  rebel: ['han', 'leia', 'chewbacca', 'rebel-trooper', 'ewok', 'catapult'],
  empire: ['at-st', 'speeder-bike', 'stormtrooper', 'security'],
} as const;
const TARGETS = {
  rebel: ['at-st', 'speeder-bike', 'stormtrooper', 'security'],
  empire: ['han', 'leia', 'chewbacca', 'droids', 'rebel-trooper', 'ewok-leader', 'ewok', 'catapult'],
} as const;
type SideName = keyof typeof SHOOTERS;
const HEROES = ['han', 'leia', 'chewbacca', 'droids'] as const;
type Hero = (typeof HEROES)[number];
/** Who mostly meets whom. */
const USUAL = {
  rebel: { shooter: 'rebel-trooper', target: 'stormtrooper' },
  empire: { shooter: 'stormtrooper', target: 'ewok' },
} as const;
const WITH: readonly Hero[] = ['han', 'leia', 'chewbacca'];
const SIDES = ['rebel', 'empire'] as const;
const TRIES = ['shot', 'attempt'] as const;
/** A macrohex has seven hexes, and the leader stands on one of them. */
const MOST_EWOKS = 6;
const MOST_RANGE = 4;

type Asked = {
  readonly what: (typeof TRIES)[number];
  readonly side: SideName;
  readonly shooter: string;
  readonly together: readonly Hero[];
  /** Ewoks that fire with their leader; none: one Ewok alone. */
  readonly ewoks: number;
  readonly target: string;
  readonly range: number;
  readonly cover: boolean;
  readonly mounted: boolean;
  readonly hero: Hero;
  readonly withCode: boolean;
};

const FIRST: Asked = {
  what: 'shot',
  side: 'rebel',
  ...USUAL.rebel,
  together: [],
  ewoks: 0,
  range: 0,
  cover: false,
  mounted: false,
  hero: 'han',
  withCode: false,
};
/** What was asked last is asked again when one comes back. */
let asked = FIRST;

const isHero = (name: string): name is Hero => (HEROES as readonly string[]).includes(name);

/** A piece of a kind: the first of it. */
function pieceOf(kind: string): string {
  if (isHero(kind)) return kind;
  const letters = {
    'rebel-trooper': 'RT',
    'ewok-leader': 'EL',
    ewok: 'EW',
    catapult: 'CA',
    'at-st': 'AT',
    'speeder-bike': 'SB',
    stormtrooper: 'ST',
    security: 'SE',
  }[kind];
  return PIECES.find(({ name }) => name === `${letters}1`)?.name ?? '';
}

function firersOf({ shooter, together, ewoks }: Asked): string[] {
  if (isHero(shooter)) return [shooter, ...together.filter((hero) => hero !== shooter)];
  if (shooter === 'ewok' && ewoks > 0) return ['EL1', ...Array.from({ length: ewoks }, (_, i) => `EW${i + 1}`)];
  return [pieceOf(shooter)];
}

export function Odds() {
  const { say } = useWords();
  const [now, setNow] = useState(asked);
  const change = (part: Partial<Asked>): void => {
    asked = { ...now, ...part };
    setNow(asked);
  };
  const changeSide = (side: SideName): void => change({ side, ...USUAL[side] });
  const kind = (name: string): string => say(kindText(name));
  const picture = (name: string) => <Pieces kinds={[name as Kind]} />;
  const chewbacca =
    now.what === 'attempt' ? now.hero === 'chewbacca' : firersOf(now).includes('chewbacca') || now.target === 'chewbacca';
  return (
    <section className="real-odds">
      {now.what === 'shot' ? <Shot asked={now} /> : <Attempt asked={now} />}
      <div className="real-asked">
        <PickOne
          label={say(text('odds.what'))}
          of={TRIES}
          chosen={now.what}
          name={(one) => say(text(`odds.${one}`))}
          onPick={(what) => change({ what })}
        />
        {now.what === 'attempt' ? (
          <>
            <PickOne
              label={say(text('odds.hero'))}
              of={HEROES}
              chosen={now.hero}
              name={kind}
              picture={picture}
              onPick={(hero) => change({ hero })}
            />
            <Check label={say(text('odds.with-code'))} on={now.withCode} onChange={(withCode) => change({ withCode })} />
          </>
        ) : (
          <>
            <PickOne
              label={say(text('odds.side'))}
              of={SIDES}
              chosen={now.side}
              name={(side) => say(text(`odds.${side}`))}
              onPick={changeSide}
            />
            <PickOne
              label={say(text('odds.unit'))}
              of={SHOOTERS[now.side] as readonly string[]}
              chosen={now.shooter}
              name={kind}
              picture={picture}
              onPick={(shooter) => change({ shooter })}
            />
            {isHero(now.shooter) && (
              <fieldset>
                <legend>{say(text('odds.heroes'))}</legend>
                {WITH.filter((hero) => hero !== now.shooter).map((hero) => (
                  <Check
                    key={hero}
                    label={say(text('odds.heroes-with', { hero: kindText(hero) }))}
                    on={now.together.includes(hero)}
                    onChange={(on) =>
                      change({ together: WITH.filter((one) => (one === hero ? on : now.together.includes(one))) })
                    }
                  />
                ))}
              </fieldset>
            )}
            {now.shooter === 'ewok' && (
              <PickOne
                label={say(text('odds.ewoks'))}
                of={Array.from({ length: MOST_EWOKS + 1 }, (_, i) => i)}
                chosen={now.ewoks}
                name={(n) => (n === 0 ? say(text('odds.alone')) : String(n))}
                onPick={(ewoks) => change({ ewoks })}
              />
            )}
            <PickOne
              label={say(text('odds.target'))}
              of={TARGETS[now.side] as readonly string[]}
              chosen={now.target}
              name={kind}
              picture={picture}
              onPick={(target) => change({ target })}
            />
            <PickOne
              label={say(text('odds.range'))}
              of={Array.from({ length: MOST_RANGE + 1 }, (_, i) => i)}
              chosen={now.range}
              name={String}
              onPick={(range) => change({ range })}
            />
            <Check label={say(text('odds.cover'))} on={now.cover} onChange={(cover) => change({ cover })} />
          </>
        )}
        {chewbacca && <Check label={say(text('odds.mounted'))} on={now.mounted} onChange={(mounted) => change({ mounted })} />}
      </div>
    </section>
  );
}

function Shot({ asked: now }: { readonly asked: Asked }) {
  const { say } = useWords();
  const firers = firersOf(now);
  const target = pieceOf(now.target);
  const rides = now.mounted && (firers.includes('chewbacca') || target === 'chewbacca');
  const shot = shotAsked({ firers, target, range: now.range, cover: now.cover, mounted: rides });
  if (!shot) return <p className="real-found">{say(text('odds.cannot'))}</p>;
  const { terms, dice, needs, hit } = shot;
  return (
    <div className="real-found">
      <p className="real-sentence" role="status">
        {dice < needs ? say(text('odds.none')) : say(text('odds.hit', { n: dice, needs, hit: percent(hit) }))}
      </p>
      <p className="real-terms">
        <Terms terms={terms} />
      </p>
      <dl className="odds">
        <Odd label={say(text('odds.label-hit'))} chance={hit} kind="hit" />
        <Odd label={say(text('odds.label-miss'))} chance={1 - hit} kind="nothing" />
      </dl>
    </div>
  );
}

function Attempt({ asked: { hero, withCode, mounted } }: { readonly asked: Asked }) {
  const { say } = useWords();
  const found = attemptAsked({ hero, withCode, mounted });
  if (!found) return <p className="real-found">{say(text('odds.cannot'))}</p>;
  const { door, generator, breach } = found;
  // endor/event/capture: who drives an AT-ST stays outside.
  const inside = !(mounted && hero === 'chewbacca');
  return (
    <div className="real-found">
      <p className="real-sentence" role="status">
        {say(text('odds.door', { n: breach + (withCode ? TABLES.securityCodeDice : 0), on: percent(door.on) }))}{' '}
        {inside && say(text('odds.generator', { n: breach, won: percent(generator) }))}
      </p>
      <dl className="odds">
        <Odd label={say(text('odds.label-on'))} chance={door.on} kind="hit" />
        <Odd label={say(text('odds.label-back'))} chance={door.back} kind="retreat" />
        <Odd label={say(text('odds.label-nothing'))} chance={door.nothing} kind="nothing" />
        {inside && <Odd label={say(text('odds.label-won'))} chance={generator} kind="hit" />}
      </dl>
    </div>
  );
}
