// Pictures of the product in the history: what was added, removed or replaced is gone back over whole.
import type { ShownPictures } from '../../pictures/picture.ts';
import { idsOf } from '../../pictures/place-picture.ts';
import type { Draft } from '../draft/draft.ts';
import type { History } from './history.ts';
import type { Patch } from './patch.ts';

type Pictures = ShownPictures | undefined;

/** Where they stand in what is remembered: always set as a whole. */
export const picturesKey = 'shownPictures';

/** The pictures, each drawn as it is now: how one is cut is no change to go back over. */
export function drawnAsIn(now: Pictures, pictures: Pictures): Pictures {
  if (!pictures) return pictures;
  const known = new Map(
    [...(now?.product ?? []), ...(now?.logo ? [now.logo] : [])].map((one) => [one.id, one]),
  );
  return {
    ...pictures,
    product: pictures.product.map((one) => known.get(one.id) ?? one),
    ...(pictures.logo ? { logo: known.get(pictures.logo.id) ?? pictures.logo } : {}),
  };
}

/** Every picture that a way back or on leads to. */
export const picturesOf = ({ done, undone }: History): string[] =>
  [...done, ...undone].flatMap(({ patch }) => idsOf(setBy(patch)));

const setBy = (patch: Patch): Pictures =>
  patch.find(({ p }) => p[0] === picturesKey)?.v as Pictures;

/**
 * The pictures that the same draft showed or led back to before and does no more: nobody can come back to
 * them. None where another draft has taken its place.
 */
export function picturesLetGo(before: Draft, after: Draft): string[] {
  if (before.history === after.history || !isSameDraft(before, after)) return [];
  const kept = new Set(picturesIn(after));
  return [...new Set(picturesIn(before))].filter((id) => !kept.has(id));
}

/** Every picture that a draft shows or a way back or on leads to. */
export const picturesIn = ({ answers, history }: Draft): string[] => [
  ...idsOf(answers.pictures),
  ...picturesOf(history),
];

// A draft that is opened brings entries of its own.
const isSameDraft = (before: Draft, after: Draft): boolean =>
  before.project?.draftKey === after.project?.draftKey &&
  (before.history.done.some((entry) => after.history.done.includes(entry)) ||
    (before.history.done.length === 0 && after.history.done.length === 1));

/** What was done to the pictures, as the list of changes has it. */
export function picturesWords(before: Pictures, after: Pictures): string | null {
  const [was, is] = [before?.logo?.id, after?.logo?.id];
  if (was !== is) return `Logo ${was ? (is ? 'replaced' : 'removed') : 'added'}`;
  const [old, now] = [idsOf(before), idsOf(after)];
  const added = now.some((id) => !old.includes(id));
  const removed = old.some((id) => !now.includes(id));
  if (!added && !removed) return null;
  return `Picture ${added ? (removed ? 'replaced' : 'added') : 'removed'}`;
}
