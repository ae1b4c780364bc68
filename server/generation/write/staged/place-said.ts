// Where a described picture says that it is.
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';
import { placeIn } from '../../illustrator/reading/find-named.ts';
import { readings } from '../../understand/readings.ts';
import { poseOf } from '../scenes/pose-of.ts';
import type { Stage } from '../stage.ts';
import { type Found, isHad } from './found-in.ts';

/** Poses of somebody who goes through a place. */
const going = new Set(['walk', 'run', 'drive', 'away']);

/** Where a text says that it is: behind a word that says where, as its heading, or as what somebody goes through. */
export function placeSaid(
  { forbidden, language }: Stage,
  text: string,
  found: readonly Found[],
): CatalogueRef | undefined {
  const said = placeIn(text, language);
  if (said && !forbidden.has(said)) return said;
  const places = found.filter((one) => one.kind === 'place' && isHad(one));
  if (places.length === 0) return undefined;
  const isGone = readings[language].tongue
    .tag(text, new Set())
    .some(({ tag, lemma }) => tag === 'verb' && lemma && going.has(poseOf(lemma, language) ?? ''));
  return places.find(({ isThere, as }) => isThere || (isGone && as === 'object'))?.ref;
}
