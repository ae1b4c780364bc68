// Pictures of the product in the history: one that was added can be taken back and put in again; one that
// was removed is gone from the server, and no way back leads to it.
import type { ShownPictures } from '../../pictures/picture.ts';
import { idsOf, withoutPicture } from '../../pictures/place-picture.ts';
import type { Entry, History } from './history.ts';
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

/** The ids that were there before and are no more: they were removed. */
export const removedIds = (before: Pictures, after: Pictures): string[] =>
  idsOf(before).filter((id) => !idsOf(after).includes(id));

export const withoutPictures = (pictures: Pictures, ids: readonly string[]): Pictures =>
  ids.reduce<Pictures>(withoutPicture, pictures);

/** Every picture that a way back or on leads to. */
export const picturesOf = ({ done, undone }: History): string[] =>
  [...done, ...undone].flatMap(({ patch }) => idsOf(setBy(patch)?.pictures));

/**
 * The history without these pictures, where `now` is shown: what led to nothing else is no entry any
 * more.
 */
export function forgetting(history: History, ids: readonly string[], now: Pictures): History {
  if (ids.length === 0) return history;
  return {
    done: forgotten(history.done, ids, now),
    undone: forgotten(history.undone, ids, now),
  };
}

// From now outwards, since an entry that leads to what is there already does nothing.
function forgotten(entries: readonly Entry[], ids: readonly string[], now: Pictures): Entry[] {
  const kept: Entry[] = [];
  let shown = now;
  for (const entry of entries.toReversed()) {
    const set = setBy(entry.patch);
    if (!set) {
      kept.unshift(entry);
      continue;
    }
    const to = withoutPictures(set.pictures, ids);
    const rest = entry.patch.filter((one) => one !== set.change);
    const changes = JSON.stringify(to) === JSON.stringify(shown) ? [] : [settingTo(to)];
    shown = to;
    if (rest.length + changes.length > 0) kept.unshift({ ...entry, patch: [...rest, ...changes] });
  }
  return kept;
}

const settingTo = (to: Pictures): Patch[number] =>
  to === undefined ? { p: [picturesKey] } : { p: [picturesKey], v: to };

function setBy(patch: Patch): { change: Patch[number]; pictures: Pictures } | undefined {
  const change = patch.find(({ p }) => p[0] === picturesKey);
  return change && { change, pictures: change.v as Pictures };
}
