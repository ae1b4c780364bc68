// Where the records of a CSV file lie, by byte: enough to know what is in it and what was cut short.
import { createReadStream } from 'node:fs';

/** `end` is behind the line end. `id` is the first cell. */
export type CsvRecord = { id: string; start: number; end: number };
export type CsvContent = {
  records: CsvRecord[];
  /** What stands behind the last line end; empty in a file that was written to its end. */
  tail: string;
  tailStart: number;
};

const quote = 0x22;
const lineFeed = 0x0a;

/** Reads a file to its end. A line end between quotes belongs to its cell. */
export async function readRecords(file: string): Promise<CsvContent> {
  const records: CsvRecord[] = [];
  let parts: Buffer[] = [];
  let start = 0;
  let at = 0;
  let quoted = false;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let i = 0; i < chunk.length; i++) {
      if (chunk[i] === quote) quoted = !quoted;
      if (chunk[i] !== lineFeed || quoted) continue;
      parts.push(chunk.subarray(from, i + 1));
      const end = at + i + 1;
      records.push({ id: firstCell(parts), start, end });
      parts = [];
      start = end;
      from = i + 1;
    }
    parts.push(chunk.subarray(from));
    at += chunk.length;
  }
  return { records, tail: Buffer.concat(parts).toString(), tailStart: start };
}

// An id is short: what lies further back need not be looked at.
function firstCell(parts: readonly Buffer[]): string {
  const [cell = ''] = Buffer.concat(parts.slice(0, 2), 80)
    .toString()
    .split(/[,;\r\n]/);
  return cell.replace(/^\uFEFF/, '').replaceAll('"', '');
}
