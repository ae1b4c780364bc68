import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { ReadingProblem } from '../reading/reading-problem.ts';
import { BrokenRow, mostRows } from './port.ts';

export type CsvTable = {
  header: string[];
  /** Objects of text by column, or a `BrokenRow` for what does not fit the header. */
  rows: (BrokenRow | Record<string, string>)[];
  /** The line of the file that each row begins in. */
  lines: number[];
};
type Needed = { columns: readonly string[]; orElse: string };
/** Of more rows than `rows` one is read; `columns` and the characters of a `record` are refused. */
type CsvLimits = { rows: number; columns?: number; record?: number };
const ofFeed: Needed = {
  columns: ['id', 'name'],
  orElse: 'It is neither JSON nor CSV with the columns id and name in its first line.',
};

/**
 * The rows below the header. Cells stand between commas, semicolons or
 * tabs, as the header has them. What makes it unreadable throws a ReadingProblem, and so does a
 * header without the columns that are needed, and whatever is over the limits.
 */
export async function parseCsv(
  text: string,
  needed = ofFeed,
  limits: CsvLimits = { rows: mostRows },
): Promise<CsvTable> {
  const parser = parse({
    delimiter: delimiterOf(text),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    info: true,
    max_record_size: limits.record ?? 0,
  });
  const table: Pick<CsvTable, 'rows' | 'lines'> = { rows: [], lines: [] };
  let header: string[] | undefined;
  try {
    for await (const { record, info } of Readable.from(pieces(text)).pipe(parser)) {
      if (header) {
        table.rows.push(rowOf(header, record));
        table.lines.push(info.lines - breaksIn(record));
      } else header = headerOf(record, needed, limits);
      if (table.rows.length > limits.rows) break;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ReadingProblem(`Its CSV cannot be read: ${faults[error.code] ?? error.code}.`);
  }
  if (!header) throw new ReadingProblem(needed.orElse);
  return { header, ...table };
}

// A record is counted where it ends.
const breaksIn = (record: readonly string[]): number =>
  record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

const faults: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'something follows a closing quote',
  CSV_MAX_RECORD_SIZE: 'a row is too long, or a quote is never closed',
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

function headerOf(record: string[], needed: Needed, { columns }: CsvLimits): string[] {
  if (columns !== undefined && record.length > columns)
    throw new ReadingProblem(`It has more than ${columns} columns.`);
  const header = record.map((name) => name.trim());
  const has = (column: string) => header.some((name) => name.toLowerCase() === column);
  if (!needed.columns.every(has)) throw new ReadingProblem(needed.orElse);
  return header;
}

function rowOf(header: readonly string[], record: readonly string[]): CsvTable['rows'][number] {
  const surplus = record.slice(header.length).some((cell) => cell !== '');
  if (surplus || record.length < header.length) {
    const id = record[header.findIndex((name) => name.toLowerCase() === 'id')] ?? null;
    return new BrokenRow(id, `has ${record.length} cells, the header ${header.length}`);
  }
  // Of two columns with one name the first counts.
  return Object.fromEntries(header.map((name, at) => [name, record[at]]).reverse());
}
