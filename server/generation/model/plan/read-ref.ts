// From what a model calls a thing to what the house can draw.
import { clothes } from '#domain/storyboard/catalogue/clothes.ts';
import { type CatalogueEntry, type Tongue, tongues } from '#domain/storyboard/catalogue/entry.ts';
import { forms } from '#domain/storyboard/catalogue/forms.ts';
import { findNamed } from '#domain/storyboard/catalogue/lookup.ts';
import { places } from '#domain/storyboard/catalogue/places.ts';
import { poses } from '#domain/storyboard/catalogue/poses.ts';
import { things } from '#domain/storyboard/catalogue/things.ts';
import { type CatalogueRef, noneRef } from '#domain/storyboard/shot-plan.ts';

export type RefKind = 'thing' | 'place' | 'pose' | 'garment';

const entries: Record<RefKind, readonly CatalogueEntry[]> = {
  thing: [...things, ...forms],
  place: places,
  pose: poses,
  garment: clothes,
};
const kinds = Object.keys(entries) as RefKind[];
const ids = new Map(kinds.map((kind) => [kind, new Set(entries[kind].map(({ id }) => id))]));
const named = new Map(kinds.map((kind) => [kind, namesOf(entries[kind])]));

function namesOf(list: readonly CatalogueEntry[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { id, names } of list)
    for (const tongue of tongues)
      for (const name of names[tongue]) if (!found.has(name)) found.set(name.toLowerCase(), id);
  return found;
}

/**
 * The id a model sent, or the entry that has this very name; else `none:` and its word. Undefined for
 * an empty text. Nothing is taken for what it is merely like.
 */
export function readRef(kind: RefKind, sent: unknown, tongue: Tongue): CatalogueRef | undefined {
  if (typeof sent !== 'string' || sent.trim() === '') return undefined;
  const isNote = /^\s*none\s*:/iu.test(sent);
  const word = sent
    .replace(/^\s*none\s*:?/iu, '')
    // As the lists have it: an id and what tells it from another.
    .replace(/\s*\([^()]*\)\s*$/u, '')
    .replace(/[_\s-]+/gu, ' ')
    .trim();
  if (word === '') return undefined;
  const id = word.toLowerCase().replaceAll(' ', '-');
  if (!isNote && ids.get(kind)?.has(id)) return id;
  const same =
    kind === 'thing'
      ? (findNamed(word, tongue) ?? findNamed(word, 'en'))
      : named.get(kind)?.get(word.toLowerCase());
  return same ?? noneRef(word);
}

/** The ids of a kind, with what tells them from another thing of that name: `scales (scales of justice)`. */
export const idsOf = (kind: 'thing' | 'form' | 'place' | 'pose' | 'garment'): string[] =>
  (kind === 'form' ? forms : kind === 'thing' ? things : entries[kind]).map(({ id, names }) => {
    const words = id.replaceAll('-', ' ');
    const own = names.en.find(
      (name) => name.toLowerCase() !== words && name.split(' ').includes(words),
    );
    const other = names.en.some((name) => name.toLowerCase().replaceAll('-', ' ') === words)
      ? own
      : names.en[0];
    const gloss = kind === 'thing' ? other : undefined;
    return gloss ? `${id} (${gloss})` : id;
  });
