import type { Piece } from './find-pieces.ts';

/** What one file less is worth to a page, and by what share a page's own weight may grow in all. */
export type Limits = { file: number; growth: number };

/**
 * Joins pieces while a page that is spared a file pays less than the file is worth: always the two whose joining
 * costs least, never so that files import each other in a circle, and no page grows beyond its share.
 */
export function mergePieces(pieces: readonly Piece[], { file, growth }: Limits): Piece[] {
  let all = [...pieces];
  const allowed = weigh(all).map((weight) => weight * (1 + growth));
  for (;;) {
    const best = cheapest(all, file, allowed);
    if (!best) return all;
    all = join(all, best);
  }
}

type Pair = [Piece, Piece];

function cheapest(all: Piece[], file: number, allowed: number[]): Pair | undefined {
  const needs = new Map(all.map((piece) => [piece, reach(piece)]));
  const weights = weigh(all);
  let least = file;
  let best: Pair | undefined;
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) {
      const shared = one.neededBy.filter((is, page) => is && other.neededBy[page]).length;
      if (shared === 0 || outright(one, other) / shared >= least) continue;
      const paid = extra(one, other, needs);
      if (paid.some((more, page) => more > 0 && (weights[page] ?? 0) + more > (allowed[page] ?? 0)))
        continue;
      const cost = paid.reduce((sum, more) => sum + more, 0) / shared;
      if (cost >= least || isCircle(one, other, needs)) continue;
      least = cost;
      best = [one, other];
    }
  return best;
}

type Needs = Map<Piece, Set<Piece>>;

// Without what the two import, which is dear to follow: no pair costs less than this.
const outright = (one: Piece, other: Piece): number =>
  one.neededBy.reduce((sum, is, page) => {
    if (is === other.neededBy[page]) return sum;
    return sum + (is ? other : one).weight;
  }, 0);

/** What each page has to take beyond its need. */
const extra = (one: Piece, other: Piece, needs: Needs): number[] =>
  one.neededBy.map((is, page) => {
    if (is === other.neededBy[page]) return 0;
    const taken = needs.get(is ? other : one) ?? [];
    return [...taken].reduce((sum, piece) => sum + (piece.neededBy[page] ? 0 : piece.weight), 0);
  });

const isCircle = (one: Piece, other: Piece, needs: Needs): boolean =>
  [
    [one, other],
    [other, one],
  ].some(([from, to]) =>
    [...(from?.imports ?? [])].some((by) => to && by !== to && needs.get(by)?.has(to)),
  );

function join(all: Piece[], [one, other]: Pair): Piece[] {
  const imports = new Set([...one.imports, ...other.imports]);
  imports.delete(one);
  imports.delete(other);
  const joined: Piece = {
    modules: [...one.modules, ...other.modules],
    weight: one.weight + other.weight,
    neededBy: one.neededBy.map((is, page) => is || other.neededBy[page] === true),
    imports,
  };
  const rest = all.filter((piece) => piece !== one && piece !== other);
  for (const piece of rest)
    if (piece.imports.delete(one) || piece.imports.has(other)) {
      piece.imports.delete(other);
      piece.imports.add(joined);
    }
  // A page that takes one of the two takes what both import.
  for (const imported of reach(joined))
    imported.neededBy = imported.neededBy.map((is, page) => is || joined.neededBy[page] === true);
  return [...rest, joined];
}

function reach(from: Piece, found = new Set<Piece>()): Set<Piece> {
  if (found.has(from)) return found;
  found.add(from);
  for (const piece of from.imports) reach(piece, found);
  return found;
}

const weigh = (all: readonly Piece[]): number[] =>
  (all[0]?.neededBy ?? []).map((_, page) =>
    all.reduce((sum, piece) => sum + (piece.neededBy[page] ? piece.weight : 0), 0),
  );
