// Rows in the text format of COPY.

const special: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** One line for each row, with the values of `columns` in their order. */
export const copyText = (rows: readonly object[], columns: readonly string[]): string =>
  rows.map((row) => `${columns.map((name) => cell(Reflect.get(row, name))).join('\t')}\n`).join('');

function cell(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  const text = Array.isArray(value) ? arrayText(value) : String(value);
  return text.replace(/[\\\t\n\r]/g, (character) => special[character] ?? '');
}

const arrayText = (values: readonly unknown[]) =>
  `{${values.map((value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
