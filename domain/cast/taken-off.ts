// A garment that somebody of the cast has taken off: `none:without coat`, which the sheet goes on listing.
import { clothes } from '../storyboard/catalogue/clothes.ts';
import { refName } from '../storyboard/ref-names.ts';
import { type CatalogueRef, noneRef, noteOf } from '../storyboard/shot-plan.ts';

const without = /^without[- ]/u;

/** The ref that says this garment is taken off. */
export const takenOffRef = (ref: CatalogueRef): CatalogueRef =>
  noneRef(`without ${refName('clothes', ref)}`);

/** What the garment is called that this ref takes off; undefined for one that is worn. */
export function takenOff(ref: CatalogueRef): string | undefined {
  const name = nameIn(ref);
  return name && (garmentCalled(name)?.names.en[0] ?? spaced(name));
}

/** The garment that this ref takes off, worn again; one that is worn stays as it is. */
export function wornAgain(ref: CatalogueRef): CatalogueRef {
  const name = nameIn(ref);
  return name ? (garmentCalled(name)?.id ?? noneRef(name)) : ref;
}

function nameIn(ref: CatalogueRef): string | undefined {
  const note = noteOf(ref);
  return note && without.test(note) ? note.replace(without, '') : undefined;
}

const garmentCalled = (name: string) =>
  clothes.find(({ names }) => spaced(names.en[0] ?? '') === spaced(name));
const spaced = (name: string): string => name.replaceAll('-', ' ');
