export type SlateEntry = { label: string; text: string };

/** The record of the answers so far. Entries without text are left out; without entries, nothing. */
export function Slate({ entries, className = '' }: { entries: SlateEntry[]; className?: string }) {
  const filled = entries.filter((entry) => entry.text.trim() !== '');
  if (filled.length === 0) return null;
  return (
    <dl className={`slate ${className}`}>
      {filled.map((entry) => (
        <div key={entry.label}>
          <dt>{entry.label}</dt>
          <dd>{entry.text}</dd>
        </div>
      ))}
    </dl>
  );
}
