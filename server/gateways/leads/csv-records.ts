// Where the records of a CSV file lie, by byte: enough to know what is in it and what was cut short.
// The house edits it by hand, so quotes may stand anywhere: one opens a cell at its beginning alone.
import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';

/** `end` is behind the line end. `id` is the first cell. */
type CsvRecord = { id: string; start: number; end: number };
export type CsvContent = {
  /** The cells of the first record. */
  header: string[];
  records: CsvRecord[];
  /** What stands behind the last line end; empty in a file that was written to its end. */
  tail: Buffer;
  tailStart: number;
  tailCells: number;
  /** The tail ends within quotes. */
  tailIsOpen: boolean;
  /** The line in which the tail begins. */
  tailLine: number;
  /** The line of the first record that may have taken in those behind it by a quote out of place. */
  oddLine: number | undefined;
  isUtf8: boolean;
};

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const quote = 0x22;
const comma = 0x2c;
const mark = Buffer.from('\uFEFF');
const beginsOther = /\n[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12},/i;

/** Reads a file to its end. `columns`: how many cells a record has at least. */
export async function readRecords(file: string, columns: number): Promise<CsvContent> {
  const records: CsvRecord[] = [];
  const scan = openScan();
  const found = { header: [] as string[], oddLine: undefined as number | undefined, isUtf8: true };
  let parts: Buffer[] = [];
  let start = 0;
  let at = 0;
  let line = 1;
  let most = columns;
  const take = (end: number) => {
    const bytes = Buffer.concat(parts);
    if (records.length === 0) {
      found.header = cellsOf(bytes);
      most = Math.max(columns, scan.cells);
    }
    const isOdd = scan.isOdd || scan.cells < columns || scan.cells > most;
    if (isOdd && beginsOther.test(bytes.toString('latin1'))) found.oddLine ??= line;
    found.isUtf8 &&= isUtf8(bytes);
    records.push({ id: firstCell(bytes), start, end });
    line += scan.lines;
    parts = [];
    start = end;
    scan.begin();
  };
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let i = 0; i < chunk.length; i++) {
      if (!scan.endsWith(chunk[i] ?? 0)) continue;
      parts.push(chunk.subarray(from, i + 1));
      from = i + 1;
      take(at + from);
    }
    parts.push(chunk.subarray(from));
    at += chunk.length;
  }
  const tailIsOpen = scan.isOpen();
  const tail = Buffer.concat(parts);
  return {
    ...found,
    records,
    tail,
    tailStart: start,
    tailCells: scan.cells,
    tailIsOpen,
    tailLine: line,
  };
}

type Place = 'begin' | 'plain' | 'quoted' | 'behind quote';

/** Follows a record byte by byte. */
function openScan() {
  let place: Place = 'begin';
  const scan = {
    cells: 1,
    lines: 0,
    /** Something followed a closing quote. */
    isOdd: false,
    isOpen: () => place === 'quoted',
    begin() {
      place = 'begin';
      Object.assign(scan, { cells: 1, lines: 0, isOdd: false });
    },
    /** Takes the next byte; true when the record ends with it. */
    endsWith(byte: number): boolean {
      if (byte === lineFeed) scan.lines += 1;
      if (place === 'quoted') {
        if (byte === quote) place = 'behind quote';
        return false;
      }
      if (byte === lineFeed) return true;
      if (byte === comma) {
        scan.cells += 1;
        place = 'begin';
      } else if (byte === quote && place !== 'plain') place = 'quoted';
      else if (place === 'behind quote' && byte !== carriageReturn) {
        scan.isOdd = true;
        place = 'plain';
      } else if (place === 'begin' && !mark.includes(byte)) place = 'plain';
      return false;
    },
  };
  return scan;
}

const withoutMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, mark.length).equals(mark) ? bytes.subarray(mark.length) : bytes;

// An id is short: what lies further back need not be looked at.
function firstCell(bytes: Buffer): string {
  const [cell = ''] = withoutMark(bytes)
    .subarray(0, 80)
    .toString()
    .split(/[,;\r\n]/);
  return cell.replaceAll('"', '');
}

// None of ours holds a comma or a quote.
const cellsOf = (bytes: Buffer): string[] =>
  withoutMark(bytes).subarray(0, 10_000).toString().replaceAll('"', '').trimEnd().split(',');
