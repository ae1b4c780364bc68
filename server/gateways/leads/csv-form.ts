// What the house may have made of the file so that no row can be told in it, in words.
import type { CsvContent } from './csv-records.ts';
import { LeadsError } from './port.ts';
import { headerRow } from './row.ts';

const file = 'leads.csv in DATA_DIR';
const thenRetry = 'or move the file away, then try again. No row was touched.';

/** Throws a permanent LeadsError for a file in which rows of ours would not be found. */
export function checkForm({ header, records, oddLine, isUtf8 }: CsvContent): void {
  const isOurs = headerRow.every((name, at) => header[at] === name);
  if (records.length > 0 && !isOurs) throw refusal(otherForm);
  if (!isUtf8) throw refusal('is not UTF-8 any more: save it as CSV in UTF-8');
  if (oddLine !== undefined) throw refusal(oddQuote(oddLine));
}

/** Throws a permanent LeadsError for a last line that holds others. */
export function checkTail({ tail, tailStart, tailIsOpen, tailLine }: CsvContent): void {
  const isHeader = tail.length <= Buffer.byteLength(`\uFEFF${headerRow.join()}\r`);
  if (tailStart === 0 && !isHeader) throw refusal(otherForm);
  if (tailIsOpen && endsRow.test(tail.toString())) throw refusal(oddQuote(tailLine));
}

/** For a last line that is neither whole nor the beginning of what is to be written. */
export function refusalOfTail(content: CsvContent): LeadsError {
  checkTail(content);
  return content.tailStart === 0
    ? refusal(otherForm)
    : new LeadsError('temporary', `${file} ${cutShort}, ${thenRetry}`);
}

const otherForm =
  'does not begin with the header that the server wrote: save it as CSV in UTF-8 with commas, its header in the first line';
const oddQuote = (line: number): string =>
  `has a quote out of place in line ${line} or soon after: double it or take it away`;
const cutShort =
  'ends with a line cut short, which is mended when its own lead comes again: if that does not happen, end or delete that line by hand';
const endsRow = /,\d{4}-\d\d-\d\dT[\d:.]+Z"?\r?\n/;

const refusal = (what: string) => new LeadsError('permanent', `${file} ${what}, ${thenRetry}`);
