// What a ref of a shot is called.
import { catalogue } from './catalogue/entries.ts';
import type { CatalogueKind } from './catalogue/kinds.ts';
import { type CastMember, type CatalogueRef, noteOf } from './shot-plan.ts';

// Plans vary it, so that frames of a board differ.
const plain = /^none:plain(?:-(?:window|boards|shelf))?$/;

/** `harbour`; `“wing nut”` for a word of one's own; the id of what the catalogue does not know. */
export function refName(kind: CatalogueKind, ref: CatalogueRef): string {
  if (plain.test(ref)) return 'plain ground';
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
