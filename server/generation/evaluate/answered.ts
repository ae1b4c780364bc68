import { readProductRequest } from '#domain/functions/read-product.ts';
import { noneRef } from '#domain/storyboard/shot-plan.ts';
import { readProduct } from '../understand/read-product.ts';
import type { Brief } from './brief.ts';
import { tongueOf } from './figures/figure.ts';
import { isAllowed } from './shown.ts';

/**
 * The brief as typed by who looks at what step 3 offers: presses the first thing that may be drawn
 * where the one it names may not, and asks for a plain form where none may.
 */
export function answered(brief: Brief): Brief {
  const asked = readProductRequest.parse({ ...brief.request, tongue: tongueOf(brief) });
  const { form, exact, head, others } = readProduct(asked);
  if (exact && isAllowed(form, brief)) return brief;
  const right = others.find((other) => isAllowed(other.form, brief))?.form;
  const productForm = right ?? (exact ? noneRef(head) : '');
  return { ...brief, request: { ...brief.request, productForm } };
}
