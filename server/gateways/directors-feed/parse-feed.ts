// Takes a feed's text apart: JSON or CSV, whatever the file is called and the server says it is.
import { ReadingProblem } from '../reading/reading-problem.ts';
import { parseCsv } from './parse-csv.ts';
import { mostRows } from './port.ts';

/** The rows, unchecked. Throws a ReadingProblem. */
export async function parseFeed(bytes: Uint8Array): Promise<readonly unknown[]> {
  const text = decode(bytes);
  const first = text.trimStart().at(0);
  if (first === undefined) throw new ReadingProblem('It is empty.');
  if (first === '<') throw new ReadingProblem('It is a web page, not JSON or CSV.');
  const rows = first === '[' || first === '{' ? parseJson(text) : (await parseCsv(text)).rows;
  if (rows.length > mostRows) {
    throw new ReadingProblem(`It has more than ${mostRows.toLocaleString('en-US')} rows.`);
  }
  return rows;
}

/** Throws a ReadingProblem. */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ReadingProblem('It is not UTF-8 text.');
  }
}

function parseJson(text: string): readonly unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ReadingProblem('Its JSON is malformed or cut off.');
  }
  const rows = Array.isArray(value) ? value : (value as { directors?: unknown }).directors;
  if (!Array.isArray(rows)) {
    throw new ReadingProblem('Its JSON is neither a list nor an object with a list "directors".');
  }
  return rows;
}
