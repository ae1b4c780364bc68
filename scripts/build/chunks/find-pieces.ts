/** What a bundler knows of a module: what it imports at once, and what when it is asked for. */
export type Module = {
  imports: readonly string[];
  later: readonly string[];
  /** What it costs to have it without need; scripts in letters, styles more, since a page waits for them. */
  weight: number;
};

export type Modules = ReadonlyMap<string, Module>;

/** Modules that the same pages need. */
export type Piece = {
  modules: string[];
  weight: number;
  /** Says for each page, by its number, whether it needs this. */
  neededBy: boolean[];
  imports: Set<Piece>;
};

/**
 * Modules that several pages share, in pieces that none of the pages needs by halves. A page is a route
 * with what each page has, and that route once more with each part that it may ask for later.
 */
export function findPieces(modules: Modules, always: string[], entries: string[]): Piece[] {
  const reached = (from: readonly string[]) => reach(modules, from);
  const pages = entries.flatMap((entry) => {
    const parts = new Set([...reached([entry])].flatMap((id) => modules.get(id)?.later ?? []));
    return [[], ...[...parts].map((part) => [part])].map((more) => [...always, entry, ...more]);
  });
  const needs = pages.map(reached);
  const alone = new Map<string, number>();
  for (const entry of [...always, ...entries])
    for (const id of reached([entry])) alone.set(id, (alone.get(id) ?? 0) + 1);

  const pieces = new Map<string, Piece>();
  const pieceOf = new Map<string, Piece>();
  for (const [id, { weight }] of modules) {
    // What one entry alone needs lies in that entry's own file.
    if ((alone.get(id) ?? 0) < 2) continue;
    const neededBy = needs.map((need) => need.has(id));
    const key = neededBy.map(Number).join('');
    const piece = pieces.get(key) ?? { modules: [], weight: 0, neededBy, imports: new Set() };
    pieces.set(key, piece);
    pieceOf.set(id, piece);
    piece.modules.push(id);
    piece.weight += weight;
  }
  for (const [id, piece] of pieceOf)
    for (const imported of modules.get(id)?.imports ?? []) {
      const other = pieceOf.get(imported);
      if (other && other !== piece) piece.imports.add(other);
    }
  return [...pieces.values()];
}

function reach(modules: Modules, from: readonly string[], found = new Set<string>()): Set<string> {
  for (const id of from) {
    if (found.has(id)) continue;
    found.add(id);
    reach(modules, modules.get(id)?.imports ?? [], found);
  }
  return found;
}
