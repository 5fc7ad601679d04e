/** Resources, piles, hidden hands and the token of the initiative. */
import { CardBack } from './card.tsx';
import { Emblem } from './emblems/emblem.tsx';
import type { DuelLabels } from './labels.ts';
import { Part, type PartProps } from './part.tsx';
import type { SceneSide } from './scene.ts';
import { Sign } from './symbols.tsx';
import './sides.css';
import './piles.css';

type OfSide = PartProps & { readonly of: SceneSide; readonly labels: DuelLabels };

/** One token for each resource, upright when ready, lying when exhausted; and the count. */
export function Resources({ of, labels, ...part }: OfSide) {
  const { ready, exhausted } = of.resources;
  const all = ready + exhausted;
  return (
    <Part {...part} opens className={`dl-resources ${of.side}`}>
      <span className="dl-caption">{labels.resources}</span>
      <span className="dl-tokens" aria-hidden="true">
        {Array.from({ length: all }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one token is like the other
          <i key={i} className={i < ready ? 'ready' : 'spent'} />
        ))}
      </span>
      <span className="dl-count">
        <b>{ready}</b>/{all}
      </span>
    </Part>
  );
}

type PileProps = OfSide & { readonly kind: 'deck' | 'discard' };

export function Pile({ of, kind, labels, ...part }: PileProps) {
  const top = kind === 'discard' ? of.discard.at(-1) : undefined;
  const count = kind === 'deck' ? of.deck : of.discard.length;
  return (
    <Part {...part} opens className={`dl-pile ${kind} ${of.side}${count === 0 ? ' empty' : ''}${count > 3 ? ' thick' : ''}`}>
      <span className="dl-stack">
        {kind === 'deck' && count > 0 && <CardBack side={of.side} />}
        {top !== undefined && (
          <span className="dl-art">
            <Emblem card={top} />
          </span>
        )}
        <b className="dl-count">{count}</b>
      </span>
      <span className="dl-caption">{kind === 'deck' ? labels.deck : labels.discard}</span>
    </Part>
  );
}

/** A hand nobody here may look into. */
export function HiddenHand({ of, labels, ...part }: OfSide) {
  const count = typeof of.hand === 'number' ? of.hand : of.hand.length;
  return (
    <Part {...part} opens className={`dl-held ${of.side}`}>
      <span className="dl-fan" aria-hidden="true">
        {Array.from({ length: Math.min(count, 8) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one back is like the other
          <CardBack key={i} side={of.side} />
        ))}
      </span>
      <span className="dl-count">
        <b>{count}</b>
      </span>
      <span className="dl-caption">{labels.hand}</span>
    </Part>
  );
}

type TokenProps = PartProps & { readonly taken: boolean; readonly labels: DuelLabels };

/** Lies beside whoever has the initiative; ticked when it was taken this round. */
export function InitiativeToken({ taken, labels, ...part }: TokenProps) {
  return (
    <Part {...part} className={taken ? 'dl-initiative taken' : 'dl-initiative'}>
      <Sign of="initiative" />
      <span className="dl-caption">{taken ? labels.taken : labels.initiative}</span>
      {taken && <Sign of="taken" />}
    </Part>
  );
}
