/** What an attack may come to: its dice term by term, and the exact odds. */
import type { Attack, HexPreview, Term, View } from '@wartable/hoth/telling';
import { Odd } from '@wartable/web/play/odds.tsx';
import { Sentence } from '@wartable/web/play/sentence.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import { nameOf } from './layout.ts';
import { terrainOf } from './scene.ts';
import { text } from './text/index.ts';

type Props = { readonly preview: HexPreview; readonly attack: Attack; readonly view: View };

export function Aim({ preview: { from, hex }, attack: { terms, odds }, view }: Props) {
  const { say } = useWords();
  const word = (key: string): string => say({ key });
  const terrain = terrainOf(view.battle);
  const unit = view.units.find((one) => one.hex === nameOf(hex));
  const structure = view.battle.structures.find((one) => one.hex === hex);
  const name = word(`unit.${unit?.kind ?? structure?.kind ?? ''}`);

  const termWord = ({ rule }: Term): string => {
    switch (rule) {
      case 'hoth/cards/bonus':
        return say(text('aim.card'));
      case 'hoth/badge/scouts':
        return say(text('aim.scouts'));
      case 'hoth/terrain/protection':
        return word(`terrain.${terrain[hex]}`);
      case 'hoth/terrain/vehicle-penalty':
        return say(text('aim.vehicle', { terrain: word(`terrain.${terrain[from]}`) }));
      case 'hoth/attack/range':
        return say(text('aim.range'));
      // A support card that has to give the dice.
      default:
        return word(rule.replace('hoth/card/', 'card.'));
    }
  };
  // By number of figures only where more than one number can be lost; the last number is the elimination.
  const several = odds.figuresLost.slice(1).filter((chance) => chance > 0).length > 1;
  const figures = several ? odds.figuresLost.slice(1, -1) : [];
  const rows: readonly (readonly [string, number, string])[] = [
    [say(text('aim.hit')), odds.hit, 'hit'],
    ...figures.flatMap((chance, i) => (chance > 0 ? [[say(text('aim.figures', { n: i + 1 })), chance, 'figures'] as const] : [])),
    unit
      ? ([say(text('aim.gone')), odds.eliminated, 'gone'] as const)
      : ([say(text('aim.destroyed')), odds.destroyed, 'gone'] as const),
    ...(odds.retreated > 0 ? [[say(text('aim.retreat')), odds.retreated, 'retreat'] as const] : []),
    [say(text('aim.nothing')), odds.nothing, 'nothing'],
  ];
  return (
    <section className="aim">
      <h3>
        <Sentence text={text('aim.title', { unit: name, hex: nameOf(hex) })} />
      </h3>
      <p className="aim-sum">
        {terms.map((term, i) => (
          <span key={term.rule} className={term.dice < 0 ? 'term less' : 'term'} title={word(`rule.${term.rule}`)}>
            <b>{i === 0 ? term.dice : term.dice < 0 ? `− ${-term.dice}` : `+ ${term.dice}`}</b> {termWord(term)}
          </span>
        ))}
        <b className="aim-dice">{say(text('aim.dice', { n: odds.dice }))}</b>
      </p>
      <dl className="odds">
        {rows.map(([label, chance, kind]) => (
          <Odd key={label} label={label} chance={chance} kind={kind} />
        ))}
      </dl>
    </section>
  );
}
