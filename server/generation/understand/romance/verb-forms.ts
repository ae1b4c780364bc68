import type { Form } from '../text/tongue.ts';

export type VerbForm = { lemma: string; form: Form };

/** Forms of the present, looked up by how they are written. The earlier verb keeps a form two share. */
export function formTable(
  verbs: readonly string[],
  conjugate: (infinitive: string) => Partial<Record<Form, string>>,
): ReadonlyMap<string, VerbForm> {
  const table = new Map<string, VerbForm>();
  for (const lemma of verbs) {
    if (!table.has(lemma)) table.set(lemma, { lemma, form: 'infinitive' });
    for (const [form, written] of Object.entries(conjugate(lemma)))
      if (written && !table.has(written)) table.set(written, { lemma, form: form as Form });
  }
  return table;
}
