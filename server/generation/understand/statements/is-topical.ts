// Whether a sentence speaks of the product by a pronoun alone.
import type { Piece } from '../text/tongue.ts';
import type { Ground } from './ground.ts';
import { speaksOfIt } from './spoken/with-name.ts';

/**
 * `We lift them the morning they go out.` behind a line without a verb: the product is meant, wherever it was
 * named.
 */
export function isTopical(piece: Piece, before: Piece | undefined, ground: Ground): boolean {
  const { points, lists } = ground.tongue;
  const { tokens } = piece;
  if (piece.source !== 'description' || !ground.found || !before) return false;
  if (tokens[0]?.tag === 'and' || lists.leaning.has(tokens[0]?.low ?? '')) return false;
  const named = tokens.findIndex(({ tag }) => tag === 'noun' || tag === 'name');
  const [pointing, ...others] = (named < 0 ? tokens : tokens.slice(0, named)).flatMap(
    ({ tag, low }) =>
      tag === 'pron' || tag === 'obj'
        ? (points.object.get(low) ?? points.subject.get(low) ?? [])
        : [],
  );
  const isBare = before.segments.every(({ verb }) => verb === undefined);
  return (
    pointing !== undefined &&
    [pointing, ...others].every(({ plural }) => plural === ground.head.plural) &&
    (isBare || speaksOfIt(before, ground))
  );
}
