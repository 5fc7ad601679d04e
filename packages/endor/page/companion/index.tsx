/** Battle for Endor at a real table: one person, the Imperial procedures by the book, and the tracks here. */
import { DIFFICULTIES, FACES, GENTLE, SYMBOLS, TABLES, telling } from '@wartable/endor/telling';
import type { Text } from '@wartable/kernel';
import type { DiceKind } from '@wartable/web/companion/dice.tsx';
import { GoOn } from '@wartable/web/companion/go-on.tsx';
import { Check } from '@wartable/web/companion/pick.tsx';
import { RealTable } from '@wartable/web/companion/real-table.tsx';
import type { Score } from '@wartable/web/companion/score.tsx';
import type { GameCompanion } from '@wartable/web/play/own-pages.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Link } from '@wartable/web/shell/link.tsx';
import { useMemo, useState } from 'react';
import { DieFace, type Face } from '../parts/die.tsx';
import { targetKey } from '../status.tsx';
import { text as page } from '../text/index.ts';
import { addressFor, type Hardness, hardnessNamed, type Name } from './hardness.ts';
import { Odds } from './odds.tsx';
import { kindText, stepsOf } from './steps.tsx';
import { text } from './text/index.ts';
import '@wartable/web/companion/choose.css';
import '../tokens.css';
import './companion.css';

const MOST_TURNS = 99;
const DOOR = 3;
const TACTICS = Object.values(TABLES.tactics);

const DICE: DiceKind = {
  faces: FACES,
  most: 10,
  Die: ({ face, ...die }) => <DieFace face={face as Face} {...die} />,
  name: (face) => ({ key: `face.${SYMBOLS.find((one) => one === face) ?? 'blank'}` }),
};

const NAMES: readonly Text[] = Object.keys(TABLES.tactics).map((name) => text('table.letter', { name }));

function scoreOf({ cruisers }: Hardness): Score {
  const from0 = { start: 0, least: 0 };
  const words = (...some: readonly ('no' | 'kept' | 'well' | 'wounded' | 'captured')[]) => ({
    ...from0,
    most: some.length - 1,
    words: some.map((one) => text(`table.${one}`)),
  });
  return {
    sides: [],
    shared: [
      { id: 'turn', label: text('table.turn'), start: 1, least: 1, most: MOST_TURNS },
      {
        id: 'cruisers',
        label: text('table.cruisers'),
        ...from0,
        most: cruisers,
        goal: cruisers,
        reached: text('table.fleet-lost'),
      },
      { id: 'door', label: text('table.door'), ...from0, most: DOOR, goal: DOOR, reached: text('table.door-open') },
      {
        id: 'tactic',
        label: text('table.tactic'),
        ...from0,
        most: NAMES.length - 1,
        words: NAMES,
        note: (n) => text('table.first-to-last', { targets: joined((TACTICS[n] ?? []).map((one) => ({ key: targetKey(one) }))) }),
      },
      ...Object.keys(TABLES.heroes).map((hero) => ({ id: hero, label: kindText(hero), ...words('well', 'wounded', 'captured') })),
      { id: 'code', label: text('table.code'), ...words('no', 'kept') },
      { id: 'capture', label: text('table.capture'), ...words('no', 'kept') },
    ],
    goals: [text('table.goal'), text('table.lost', { n: cruisers })],
  };
}

function joined(parts: readonly Text[]): Text {
  return parts.reduceRight((rest, one) => text('table.and', { one, rest }));
}

function titleOf({ address, chosen }: Hardness): Text {
  return text(chosen.length > 0 ? 'table.harder' : address === GENTLE ? 'table.gentle' : 'table.standard');
}

function Table({ hardness }: { readonly hardness: Hardness }) {
  const steps = useMemo(() => stepsOf(hardness), [hardness]);
  const score = useMemo(() => scoreOf(hardness), [hardness]);
  const { address } = hardness;
  return (
    <RealTable
      game="endor"
      address={address}
      battle={address}
      title={titleOf(hardness)}
      steps={steps}
      score={score}
      dice={DICE}
      odds={<Odds />}
      rulebook={telling.rulebook}
    />
  );
}

function Companion({ id }: { readonly id: string | undefined }) {
  const hardness = useMemo(() => (id === undefined ? undefined : hardnessNamed(id)), [id]);
  return hardness ? <Table hardness={hardness} /> : <Choose />;
}

function Choose() {
  const { say } = useWords();
  const [chosen, setChosen] = useState<readonly Name[]>([]);
  return (
    <div className="real-choose">
      <h1>{say(text('table.choose'))}</h1>
      <GoOn game="endor" />
      <Link to={`/companion/endor/${GENTLE}`} className="button big">
        {say(text('table.gentle'))}
      </Link>
      <Link to={`/companion/endor/${addressFor([])}`} className="button big">
        {say(text('table.standard'))}
      </Link>
      <fieldset className="endor-harder">
        <legend>{say(text('table.harder'))}</legend>
        {DIFFICULTIES.map((name) => (
          <Check
            key={name}
            label={say(page(`new.${name}`))}
            on={chosen.includes(name)}
            onChange={(on) => setChosen(DIFFICULTIES.filter((one) => (one === name ? on : chosen.includes(one))))}
          />
        ))}
        <Link to={`/companion/endor/${addressFor(chosen)}`} className="button main">
          {say(text('table.begin'))}
        </Link>
      </fieldset>
    </div>
  );
}

export const companion: GameCompanion = { Companion };
