// What a ref of a shot is called on the desk.
import { clothes } from '#domain/storyboard/catalogue/clothes.ts';
import type { CatalogueEntry } from '#domain/storyboard/catalogue/entry.ts';
import { forms } from '#domain/storyboard/catalogue/forms.ts';
import { places } from '#domain/storyboard/catalogue/places.ts';
import { poses } from '#domain/storyboard/catalogue/poses.ts';
import { things } from '#domain/storyboard/catalogue/things.ts';
import { type CastMember, type CatalogueRef, noteOf } from '#domain/storyboard/shot-plan.ts';

/** What is chosen from: all that the brush can draw of a kind. */
export const catalogue = {
  place: places,
  thing: things,
  pose: poses,
  clothes,
  form: uniqueById([...things, ...forms]),
} satisfies Record<string, readonly CatalogueEntry[]>;
export type Kind = keyof typeof catalogue;

function uniqueById(entries: readonly CatalogueEntry[]): CatalogueEntry[] {
  return [...new Map(entries.toReversed().map((one) => [one.id, one])).values()];
}

const plain = 'none:plain';

/** `harbour`; `“wing nut”` for a word of one's own; the id of what the catalogue does not know. */
export function refName(kind: Kind, ref: CatalogueRef): string {
  if (ref === plain) return 'plain ground';
  if (ref === 'product') return 'the product';
  const note = noteOf(ref);
  if (note !== undefined) return `“${note.replaceAll('-', ' ')}”`;
  const known = catalogue[kind].find(({ id }) => id === ref);
  return known?.names.en[0] ?? ref.replaceAll('-', ' ');
}

/** A person of a shot: the name in the cast, else what they are to the film. */
export function personName(who: string, cast: readonly CastMember[], hero: string): string {
  const role = who.replace(/^other:/u, '').replaceAll('-', ' ');
  if (who.startsWith('other:')) return role;
  const member = cast.find(({ id }) => id === who);
  return member?.name || hero.trim() || (member ? role : 'The person of the film');
}
