// The form encoding of Stripe's API: a[b][0][c]=d.

export type FormValue = string | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

/** Lists are objects whose keys are their indexes. */
export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''));
    let into = form;
    for (const key of path.slice(0, -1)) {
      const next = into[key] ?? {};
      if (typeof next === 'string') throw new Error(`${name} is given twice`);
      into[key] = next;
      into = next;
    }
    const last = path.at(-1) ?? '';
    if (last in into) throw new Error(`${name} is given twice`);
    into[last] = value;
  }
  return form;
}

/** The value at `path`, as in `metadata.order_id`; undefined where there is none, or no text. */
export function textAt(form: Form, path: string): string | undefined {
  let value: FormValue | undefined = form;
  for (const key of path.split('.')) value = typeof value === 'object' ? value[key] : undefined;
  return typeof value === 'string' ? value : undefined;
}

export const recordAt = (form: Form, key: string): Record<string, string> => {
  const value = form[key];
  return typeof value === 'object' ? (value as Record<string, string>) : {};
};

export const listAt = (form: Form, key: string): string[] => Object.values(recordAt(form, key));
