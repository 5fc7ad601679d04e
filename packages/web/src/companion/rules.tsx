/** The rulebook while one plays with the box: a word or two find the paragraph; the whole page of the rules leads back here. */
import type { Rule } from '@wartable/kernel';
import { useDeferredValue, useMemo, useState } from 'react';
import { addressOf, chaptersOf, type Entry, hasAll, wordsIn } from '../play/rule-entries.ts';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { text as shared } from '../text/index.ts';
import { text } from './text/index.ts';
import '../shell/field.css';
import './rules.css';

type Props = { readonly game: string; readonly address: string; readonly rulebook: readonly Rule[] };

/** What was looked for is still there when one comes back from the book. */
const looked = new Map<string, string>();

export function Rules({ game, address, rulebook }: Props) {
  const { say, knows } = useWords();
  const [wanted, setWanted] = useState(() => looked.get(game) ?? '');
  const words = wordsIn(useDeferredValue(wanted));
  const chapters = useMemo(() => chaptersOf(rulebook, { say, knows }), [rulebook, say, knows]);
  const found = chapters
    .map((chapter) => ({ ...chapter, entries: chapter.entries.filter((entry) => hasAll(chapter, entry, words)) }))
    .filter(({ entries }) => entries.length > 0);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  const wantedAny = words.length > 0;
  return (
    <section className="real-rules">
      <search>
        <input
          type="search"
          className="field"
          enterKeyHint="search"
          value={wanted}
          aria-label={say(shared('rules.search'))}
          placeholder={say(shared('rules.search'))}
          onChange={({ target }) => {
            looked.set(game, target.value);
            setWanted(target.value);
          }}
        />
        <output className={wantedAny ? '' : 'only-heard'}>{say(shared('rules.found', { n: count }))}</output>
      </search>
      {count === 0 && <p>{say(shared('rules.none'))}</p>}
      {found.map(({ id, title, entries }) => (
        <details key={id} className="real-chapter" open={wantedAny}>
          <summary>
            {title} <small>{entries.length}</small>
          </summary>
          {entries.map((entry) => (
            <Paragraph key={entry.rule.id} entry={entry} address={address} open={count <= FEW} />
          ))}
        </details>
      ))}
    </section>
  );
}

/** So few are read at once. */
const FEW = 3;

type ParagraphProps = { readonly entry: Entry; readonly address: string; readonly open: boolean };

function Paragraph({ entry: { rule, title, paragraphs }, address, open }: ParagraphProps) {
  const { say } = useWords();
  return (
    <details className="real-rule" open={open}>
      <summary>{title}</summary>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Link to={bookAddress(rule.id, address)}>{say(text('companion.in-book'))}</Link>
    </details>
  );
}

/** The page of the rules, from where one comes back to this battle. */
function bookAddress(rule: string, address: string): string {
  return `${addressOf(rule)}?table=${encodeURIComponent(address)}`;
}
