import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { ReadingProblem } from '../reading/reading-problem.ts';
import { BrokenRow, mostRows } from './port.ts';

/**
 * The rows below the header as objects of text by column. Cells stand between commas, semicolons or
 * tabs, as the header has them. A row that does not fit the header is a `BrokenRow`; what makes the
 * rest unreadable throws a ReadingProblem.
 */
export async function parseCsv(text: string): Promise<unknown[]> {
  const parser = parse({
    delimiter: delimiterOf(text),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  const rows: unknown[] = [];
  let header: string[] | undefined;
  try {
    for await (const record of Readable.from(pieces(text)).pipe(parser)) {
      if (header) rows.push(rowOf(header, record));
      else header = headerOf(record);
      if (rows.length > mostRows) break;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ReadingProblem(`Its CSV cannot be read: ${faults[error.code] ?? error.code}.`);
  }
  if (!header) throw noTable();
  return rows;
}

const faults: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'something follows a closing quote',
};

const pieceLength = 65_536;

// Others are served in between.
async function* pieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += pieceLength) {
    yield text.slice(at, at + pieceLength);
    await nextTurn();
  }
}

function delimiterOf(text: string): string {
  const header = /^.*/.exec(text.trimStart())?.[0] ?? '';
  const count = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

function headerOf(record: string[]): string[] {
  const header = record.map((name) => name.trim());
  const has = (column: string) => header.some((name) => name.toLowerCase() === column);
  if (!has('id') || !has('name')) throw noTable();
  return header;
}

const noTable = () =>
  new ReadingProblem('It is neither JSON nor CSV with the columns id and name in its first line.');

function rowOf(header: readonly string[], record: readonly string[]): unknown {
  const surplus = record.slice(header.length).some((cell) => cell !== '');
  if (surplus || record.length < header.length) {
    const id = record[header.findIndex((name) => name.toLowerCase() === 'id')] ?? null;
    return new BrokenRow(id, `has ${record.length} cells, the header ${header.length}`);
  }
  // Of two columns with one name the first counts.
  return Object.fromEntries(header.map((name, at) => [name, record[at]]).reverse());
}
