type Bar = {
  key: string;
  title: string;
  /** Stands quietly after the title. */
  aside?: string;
  value: string;
  note?: string;
  /** From 0 to 1. */
  length: number;
};

/** Horizontal bars, each with its own words and figure. */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  return (
    <ol className="bar-list">
      {bars.map(({ key, title, aside, value, note, length }) => (
        <li key={key}>
          <span className="bar-title">
            {title}
            {aside ? <small> {aside}</small> : null}
          </span>
          {note ? <small className="bar-note">{note}</small> : null}
          <b className="bar-value">{value}</b>
          <svg className="bar" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 1">
            <rect width={Math.min(1, length) * 100} height="1" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
