// A file of directors as a spreadsheet saves it, taken apart.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { importLimits, type RefusedDirectorRow } from '#domain/admin/directors.ts';
import { AppError } from '../../app-error.ts';
import { unescapeCsvFormula } from '../../escape-csv-formula.ts';
import { parseCsv } from '../../gateways/directors-feed/parse-csv.ts';
import { decode } from '../../gateways/directors-feed/parse-feed.ts';
import { BrokenRow } from '../../gateways/directors-feed/port.ts';
import { ReadingProblem } from '../../gateways/reading/reading-problem.ts';
import { columnOf, type DirectorRow, readDirectorRow, rowColumns } from '../feed/director-row.ts';
import { hiddenPicture, notPublic } from '../feed/public-host.ts';
import { newDirectorId } from './edit-director.ts';

export type ImportedRow = {
  director: DirectorRow;
  /** Of somebody who is new. */
  suspended: boolean;
  sample: boolean;
};
export type ImportFile = {
  rows_read: number;
  /** The columns it has: of a director who is there already the others stay. */
  columns: (keyof DirectorRow)[];
  rows: ImportedRow[];
  refused_count: number;
  /** The first 200. */
  refused: RefusedDirectorRow[];
};

const mostRefusedShown = 200;
const rowsAtOnce = 100;
/** In characters, but columns. */
const most = { cell: 20_000, record: 100_000, columns: 100 };
const needed = {
  columns: ['name'],
  orElse: 'This is no CSV with a column called name in its first line.',
};

/** Reads every row. Throws 422 with a sentence about the file that cannot be read. */
export async function readImportFile(bytes: Uint8Array): Promise<ImportFile> {
  const { header, rows, lines } = await takeApart(bytes);
  const columns = new Set(header.map(columnOf));
  const file: ImportFile = {
    rows_read: rows.length,
    columns: rowColumns.filter((column) => columns.has(column)),
    rows: [],
    refused_count: 0,
    refused: [],
  };
  const ids = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await nextTurn(); // others are served in between
    const read = readRow(row, ids);
    if ('director' in read) {
      ids.add(read.director.id);
      file.rows.push(read);
      continue;
    }
    file.refused_count += 1;
    if (file.refused.length < mostRefusedShown) {
      file.refused.push({ row: lines[index] ?? 0, ...read });
    }
  }
  return file;
}

type Row = BrokenRow | Record<string, string>;

function readRow(
  row: Row,
  ids: ReadonlySet<string>,
): ImportedRow | { id: string | null; reason: string } {
  const cells = row instanceof BrokenRow ? row : namedCells(row);
  const reason = row instanceof BrokenRow ? undefined : faultOf(row, cells as Cells);
  if (reason) return { id: null, reason };
  const { director, refused } = readDirectorRow(cells);
  if (refused) return refused;
  const hidden = hiddenPicture(director);
  if (hidden) return { id: director.id, reason: `${hidden} ${notPublic}` };
  if (ids.has(director.id)) return { id: director.id, reason: 'has the id of a row before it' };
  const says = (column: string) => /^(true|yes|1)$/i.test((cells as Cells)[column]?.trim() ?? '');
  return { director, suspended: says('suspended'), sample: says('sample') };
}

type Cells = Record<string, string | undefined>;

/** What a feed's row may have, but none that a person hands us. */
function faultOf(row: Record<string, string>, { id = '' }: Cells): string | undefined {
  const all = Object.entries(row);
  if (all.some(([, cell]) => cell.length > most.cell))
    return `has a cell of more than ${most.cell.toLocaleString('en-US')} characters`;
  if (all.every(([name, cell]) => columnOf(cell) === columnOf(name))) return 'repeats the header';
  const isUnsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(id.trim()) || ownedByObjects.has(id.trim());
  return isUnsafe ? 'id has a character or is a word that cannot be used' : undefined;
}

// As ids they would be found in every object.
const ownedByObjects = new Set(['prototype', ...Object.getOwnPropertyNames(Object.prototype)]);

/** By column, with an id for whoever has none, and without the mark that keeps a text from being a formula. */
function namedCells(row: Record<string, string>): Cells {
  const cells: Cells = {};
  for (const [name, cell] of Object.entries(row)) {
    cells[columnOf(name)] ??= unescapeCsvFormula(cell);
  }
  return { ...cells, id: cells.id?.trim() ? cells.id : newDirectorId() };
}

async function takeApart(bytes: Uint8Array) {
  try {
    const text = decode(bytes);
    if (text.trim() === '') throw new ReadingProblem('It is empty.');
    if (text.includes('\0')) throw new ReadingProblem('It is not UTF-8 text.');
    if (text.trimStart().startsWith('<')) throw new ReadingProblem('It is a web page, not CSV.');
    // Taken apart in one go: it must be short.
    if (text.trimStart().search(/\n|$/) > most.cell)
      throw new ReadingProblem('Its first line is too long.');
    const table = await parseCsv(text, needed, { ...most, rows: importLimits.rows });
    if (table.rows.length === 0) throw new ReadingProblem('It has a header, but no rows.');
    if (table.rows.length > importLimits.rows) {
      const rows = importLimits.rows.toLocaleString('en-US');
      throw new ReadingProblem(`It has more than ${rows} rows. Import it in parts.`);
    }
    return table;
  } catch (error) {
    if (!(error instanceof ReadingProblem)) throw error;
    const fields = [{ path: 'file', message: error.message }];
    throw new AppError('invalid-input', error.message, { fields, cause: error });
  }
}
