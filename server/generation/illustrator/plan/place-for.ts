import { type CatalogueRef, noteOf } from '#domain/storyboard/shot-plan.ts';
import { type GroundKind, plainGround, turnOf } from '../places/plain-ground.ts';
import type { Place } from '../scene.ts';
import { type Missing, wordOf } from './missing.ts';
import { placeById } from './things-by-id.ts';

// Words that name no place, in any of the four languages.
const plainWords = new Set('plain none ? place ort lugar sitio lieu endroit'.split(' '));

/**
 * The place of a ref; a plain ground that knows its word where there is none, and without one for
 * `none:plain`. `kind` is where what is seen on it is at home, `seed` what differs from board to board.
 */
export function placeFor(
  ref: CatalogueRef,
  missing: Missing,
  { kind, seed }: { kind?: GroundKind | undefined; seed?: number } = {},
): Place {
  const known = noteOf(ref) === undefined ? placeById(ref) : undefined;
  if (known) return known;
  const turn = turnOf(noteOf(ref) ?? '');
  const word = wordOf(ref);
  if (turn !== undefined || plainWords.has(word.toLowerCase()))
    return plainGround('', { kind, turn, seed });
  missing.add('place', ref);
  return plainGround(word, { kind, seed });
}
