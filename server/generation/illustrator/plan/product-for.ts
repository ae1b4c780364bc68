// How the product of a plan is drawn: one form for the whole board, in the state of the shot.
import { type CatalogueRef, noteOf, type Shot } from '#domain/storyboard/shot-plan.ts';
import { yellow } from '#server/drawing/brush.ts';
import { drawable } from '#server/drawing/lettering/glyphs.ts';
import { choose } from '../cast/seed.ts';
import { plainBlock } from '../forms/plain-forms.ts';
import { inState } from '../forms/states.ts';
import { withLabel } from '../forms/with-label.ts';
import { markers } from '../palette.ts';
import type { Thing } from '../props/thing.ts';
import type { ProductLook } from '../scene.ts';
import { smallWords } from '../titles/small-words.ts';
import { type Missing, wordOf } from './missing.ts';
import { markerFor, stateOf } from './thing-for.ts';
import { thingById } from './things-by-id.ts';

/** Forms that are done rather than shown: there is nothing to put into the picture. */
const unseen = new Set<string>(['service-at-work']);
export const isSeen = (form: CatalogueRef): boolean => !unseen.has(form);

export type ProductPlan = { drawing: Thing; look: ProductLook; formName?: string };

/** The product as this shot has it; `color` is the brand's where the thing has none of its own. */
export function productFor(
  product: Pick<NonNullable<Shot['product']>, 'form' | 'colour' | 'state' | 'label'>,
  color: string,
  missing: Missing,
  /** What is lettered over the picture: a name that stands there needs no card of its own. */
  lettering = '',
): ProductPlan {
  const thing = formFor(product.form, missing);
  const { natural } = thing;
  const drawing = inState(thing, stateOf(product.state, missing));
  const label = product.label?.trim().toLowerCase();
  const isSaid = Boolean(label) && lettering.toLowerCase().includes(label ?? '');
  return {
    drawing: isSaid ? drawing : withLabel(drawing),
    look: {
      color: markerFor(product.colour) ?? natural?.color ?? color,
      accent: natural?.accent ?? yellow,
      label: labelOf(product.label ?? ''),
    },
  };
}

function formFor(form: CatalogueRef, missing: Missing): Thing {
  const known = noteOf(form) === undefined ? thingById(form) : undefined;
  if (known) return known;
  missing.add('form', form);
  return plainBlock(wordOf(form));
}

/** A colour of the brand: a client's word for it, else one of its name. */
export const brandColour = (name: string): string =>
  markers[
    choose(['red', 'teal', 'orange', 'green', 'blue', 'maroon', 'purple'] as const, name, 'product')
  ];

/** As much of a name as a label has room for. */
export function labelOf(name: string): string {
  const words = drawable(name).split(' ');
  let end = 0;
  while (end < words.length && words.slice(0, end + 1).join(' ').length <= mostOnLabel) end++;
  // `Rosalie et les`: no name ends on a small word.
  while (end > 1 && end < words.length && smallWords.has((words[end - 1] ?? '').toLowerCase()))
    end--;
  return words.slice(0, end).join(' ') || (words[0] ?? '').slice(0, mostOnLabel);
}
const mostOnLabel = 36;
