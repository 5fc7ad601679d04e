/** Plain data as a list of lists, for games without a board. */
export function Seen({ what }: { readonly what: unknown }) {
  if (typeof what !== 'object' || what === null) return <span>{String(what ?? '–')}</span>;
  const entries = Object.entries(what).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return <span>–</span>;
  if (Array.isArray(what))
    return (
      <ol>
        {entries.map(([i, value]) => (
          <li key={i}>
            <Seen what={value} />
          </li>
        ))}
      </ol>
    );
  return (
    <dl>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Seen what={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
