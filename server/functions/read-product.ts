import {
  type ReadProductAnswer,
  readProductAnswer,
  readProductRequest,
} from '#domain/functions/read-product.ts';
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { nameOf } from '#domain/storyboard/catalogue/lookup.ts';
import { type CatalogueRef, catalogueRef, noteOf } from '#domain/storyboard/shot-plan.ts';
import { defineFunction } from './define-function.ts';

/** Asked at every pause of the typing, and done in a moment: it has a limit of its own. */
export const readProduct = defineFunction({
  name: 'read-product',
  summary: 'What a product is understood to be, and what it will be drawn as.',
  request: readProductRequest,
  answer: readProductAnswer,
  limits: ({ network }) => [
    { name: 'readings', subject: network, count: 3000, windowSeconds: 3600, isBrief: true },
  ],
  async run({ tongue, ...product }) {
    // Dictionaries are loaded when the server already answers.
    const { understand } = await import('../generation/understand/understand.ts');
    const { head, form, language } = understand(product);
    const chosen = catalogueRef.safeParse(product.productForm).data;
    return { head: head.text, ...named(chosen ?? form, tongue), language };
  },
});

// An id that the catalogue does not know is drawn neutral, with its words on it.
function named(
  form: CatalogueRef,
  tongue: Tongue,
): Pick<ReadProductAnswer, 'form' | 'formName' | 'exact'> {
  const note = noteOf(form);
  const name = note === undefined ? nameOf(form, tongue) : undefined;
  return { form, formName: name ?? note ?? form.replaceAll('-', ' '), exact: name !== undefined };
}
