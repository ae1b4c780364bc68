/** The place of a table whose code or rows are on their way. */
export function TabLoading({ rows = 6 }: { rows?: number }) {
  return (
    <div className="admin-skeleton" role="status">
      <span className="sr-only">Loading</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are nothing but their places
        <i key={row} />
      ))}
    </div>
  );
}
