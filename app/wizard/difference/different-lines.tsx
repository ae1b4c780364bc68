/** A line that goes or comes. */
type DifferentLine = { isNew: boolean; text: string };

/** Lines of two versions: what goes is struck out, what comes stands behind it. */
export function DifferentLines({ lines }: { lines: readonly DifferentLine[] }) {
  return (
    <ul className="difference-lines">
      {lines.map(({ isNew, text }) => (
        <li key={`${isNew} ${text}`} dir="auto">
          <span className="sr-only">{isNew ? 'New: ' : 'Gone: '}</span>
          {isNew ? <ins>{text}</ins> : <del>{text}</del>}
        </li>
      ))}
    </ul>
  );
}
