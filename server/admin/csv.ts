// Tables as files for spreadsheets: RFC 4180 in UTF-8 with its mark, made while they are read.
import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { escapeCsvFormula } from '../escape-csv-formula.ts';

/** A cell: text, which no spreadsheet takes for a formula, or a number, which stays one. */
export type Cell = string | number | null;

/** `directors-2026-11-22.csv`. */
export const csvName = (what: string, now: Date): string =>
  `${what}-${now.toISOString().slice(0, 10)}.csv`;

/**
 * The answer that saves a table as a file called `name`. Rows are read as fast as they are taken,
 * and no longer once nobody takes them.
 */
export function csvAnswer(
  name: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): Response {
  const table = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    // Told of a line end, the library quotes no other, which programs take for one all the same.
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    cast: { string: escapeCsvFormula },
  });
  // What fails breaks the file off, so that nobody takes it for whole.
  pipeline(Readable.from(rows), table, () => {});
  return new Response(Readable.toWeb(table) as ReadableStream<Uint8Array>, {
    headers: csvHeaders(name),
  });
}

const csvHeaders = (name: string): Record<string, string> => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'private, no-store',
});
