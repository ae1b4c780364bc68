/** The house's creative directors, as a table to search, sort, edit and fill. */
export function DirectorsTab() {
  return <section aria-label="Creative Directors" />;
}
