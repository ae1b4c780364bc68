import type { FormFact } from '#app/ui/controls/form-header.tsx';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { labels } from '#domain/wizard/options.ts';
import { formatsOf } from '../answers-so-far.ts';

/** The form header of a brief. */
export function briefFacts(draft: Draft): FormFact[] {
  const { productName, creativeApproach } = draft.answers;
  return [
    { label: 'Product', text: productName },
    { label: 'Format', text: formatsOf(draft) },
    { label: 'Approach', text: creativeApproach && labels.creativeApproach[creativeApproach] },
    { label: 'Date', text: today() },
  ];
}

const today = () =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }).format(
    new Date(),
  );
