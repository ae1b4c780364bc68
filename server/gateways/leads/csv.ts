// The list of leads as a file that any spreadsheet opens: UTF-8 with its mark, RFC 4180.
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { checkForm, checkTail, refusalOfTail } from './csv-form.ts';
import { type CsvContent, readRecords } from './csv-records.ts';
import { type Lead, type Leads, LeadsError } from './port.ts';
import { headerRow, rowOf } from './row.ts';

const mark = '\uFEFF';
const ownerOnly = 0o600;

type Span = { start: number; end: number };

/**
 * Keeps the leads in `file`, which is made with the first of them. What the house made of the file
 * stays: where it cannot be told what is in it, a LeadsError says so and nothing is written.
 */
export function openCsvLeads(file: string): Leads {
  // What was read is trusted for as long as the file is as we left it.
  let known: { state: string; ids: Set<string> } | undefined;
  const lookAt = async (lead: Lead) => {
    const state = await stateOf(file);
    if (known && known.state === state) return known.ids;
    return state === null ? new Set<string>() : idsAfterRepair(file, lead);
  };
  return {
    append: named(async (lead) => {
      const ids = await lookAt(lead);
      known = undefined;
      if (!ids.has(lead.id)) await writeText(file, textOf(lead, ids.size === 0));
      if (ids.size === 0) await syncFolder(file);
      const state = await stateOf(file);
      if (state !== null) known = { state, ids: ids.add(headerRow[0] ?? '').add(lead.id) };
    }),
    remove: named(async (ids) => {
      known = undefined;
      if ((await stateOf(file)) === null) return;
      const content = await readRecords(file, headerRow.length);
      checkForm(content);
      checkTail(content);
      const leaving = new Set(ids);
      const kept: Span[] = content.records.filter(({ id }) => !leaving.has(id));
      const end = content.tailStart + content.tail.length;
      const tailStays = content.tail.length > 0 && !isOfSome(content.tail, ids);
      if (tailStays) kept.push({ start: content.tailStart, end });
      const all = content.records.length + (content.tail.length > 0 ? 1 : 0);
      if (kept.length < all) await rewrite(file, kept);
    }),
  };
}

const stateOf = async (file: string): Promise<string | null> => {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return found && `${found.ino} ${found.size} ${found.mtimeMs}`;
};

async function idsAfterRepair(file: string, lead: Lead): Promise<Set<string>> {
  const content = await readRecords(file, headerRow.length);
  checkForm(content);
  const ended = await repair(file, content, lead);
  return new Set([...content.records.map(({ id }) => id), ...ended]);
}

/**
 * Ends a last line that lacks only its end, and takes away one that was cut short if it is this
 * lead's: it is about to be written whole. Gives the id of the line that was ended.
 */
async function repair(file: string, content: CsvContent, lead: Lead): Promise<string[]> {
  const { tail, tailStart } = content;
  if (tail.length === 0) return [];
  if (tailStart > 0 && isWhole(content)) {
    const lineEnd = tail.toString().endsWith('\r') ? '\n' : '\r\n';
    await writeText(file, lineEnd);
    return [tail.toString().split(',')[0] ?? ''];
  }
  const text = Buffer.from(textOf(lead, tailStart === 0));
  if (!text.subarray(0, tail.length).equals(tail)) throw refusalOfTail(content);
  await withFile(file, 'r+', (handle) => handle.truncate(tailStart));
  return [];
}

const isWhole = ({ tail, tailCells, tailIsOpen }: CsvContent): boolean =>
  !tailIsOpen &&
  tailCells >= headerRow.length &&
  /,\d{4}-\d\d-\d\dT[\d:.]+Z"?\r?$/.test(tail.toString());

const isOfSome = (tail: Buffer, ids: readonly string[]): boolean => {
  const [id = ''] = tail.subarray(0, 80).toString().split(',');
  return ids.includes(id.replaceAll('"', ''));
};

function textOf(lead: Lead, isFirst: boolean): string {
  const rows = isFirst ? [[...headerRow], rowOf(lead)] : [rowOf(lead)];
  // Told of a line end, the library quotes no other, which programs take for one all the same.
  const text = stringify(rows, { record_delimiter: 'windows', quote_record_delimiter: true });
  return isFirst ? mark + text : text;
}

/** Adds the text at the end, whole or not at all while this process lives. */
const writeText = (file: string, text: string): Promise<void> =>
  withFile(file, 'a', async (handle) => {
    const { size } = await handle.stat();
    try {
      await handle.appendFile(text);
    } catch (error) {
      await handle.truncate(size).catch(() => {});
      throw error;
    }
  });

/** Puts a file with these records alone in the place of the file. */
async function rewrite(file: string, kept: readonly Span[]): Promise<void> {
  const draft = `${file}.draft`;
  await rm(draft, { force: true });
  await withFile(draft, 'wx', async (handle) => {
    for (const { start, end } of kept) {
      for await (const part of createReadStream(file, { start, end: end - 1 })) {
        await handle.appendFile(part);
      }
    }
  });
  await rename(draft, file);
  await syncFolder(file);
}

async function withFile(
  file: string,
  flags: string,
  write: (handle: FileHandle) => Promise<unknown>,
): Promise<void> {
  const handle = await open(file, flags, ownerOnly);
  try {
    await write(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// A file's name is kept by its folder.
async function syncFolder(file: string): Promise<void> {
  const folder = await open(dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
}

const reasons: Record<string, string> = {
  ENOSPC: 'The disk of DATA_DIR is full.',
  EDQUOT: 'The disk of DATA_DIR is full.',
  EROFS: 'DATA_DIR cannot be written.',
  EACCES: 'leads.csv in DATA_DIR cannot be written: give this user access to it.',
  EPERM: 'leads.csv in DATA_DIR cannot be written: give this user access to it.',
  EISDIR: 'leads.csv in DATA_DIR is a folder: move it away.',
};

/** The same, with the file system's errors in words. */
const named =
  <A>(act: (given: A) => Promise<void>) =>
  async (given: A): Promise<void> => {
    try {
      await act(given);
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      if (code === undefined) throw cause;
      const message = reasons[code] ?? `leads.csv in DATA_DIR cannot be written (${code}).`;
      throw new LeadsError('temporary', message, { cause });
    }
  };
