import { type CatalogueRef, noteOf } from '#domain/storyboard/shot-plan.ts';
import { isGround, plainGround } from '../places/plain-ground.ts';
import type { Place } from '../scene.ts';
import { type Missing, wordOf } from './missing.ts';
import { placeById } from './things-by-id.ts';

const plainWords = new Set(['plain', 'none', '?']);

/** The place of a ref; a plain ground with its word where there is none, and without one for `none:plain`. */
export function placeFor(ref: CatalogueRef, missing: Missing): Place {
  const known = noteOf(ref) === undefined ? placeById(ref) : undefined;
  if (known) return known;
  const note = noteOf(ref) ?? '';
  if (isGround(note)) return plainGround('', note);
  const word = wordOf(ref);
  if (plainWords.has(word.toLowerCase())) return plainGround();
  missing.add('place', ref);
  return plainGround(word);
}
