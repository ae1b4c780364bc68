// The list of leads as a file that any spreadsheet opens: UTF-8 with its mark, RFC 4180.
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { type CsvContent, type CsvRecord, readRecords } from './csv-records.ts';
import { type Lead, type Leads, LeadsError } from './port.ts';
import { headerRow, rowOf } from './row.ts';

const mark = '\uFEFF';
const ownerOnly = 0o600;

/** Keeps the leads in `file`, which is made with the first of them. */
export function openCsvLeads(file: string): Leads {
  // What was read is trusted for as long as the file is as we left it.
  let known: { state: string; ids: Set<string> } | undefined;
  const lookAt = async () => {
    const state = await stateOf(file);
    if (known && known.state === state) return known.ids;
    return state === null ? new Set<string>() : idsAfterRepair(file);
  };
  return {
    append: named(async (lead) => {
      const ids = await lookAt();
      known = undefined;
      if (!ids.has(lead.id)) await writeRow(file, lead, ids.size === 0);
      const state = await stateOf(file);
      if (state !== null) known = { state, ids: ids.add(headerRow[0] ?? '').add(lead.id) };
    }),
    remove: named(async (ids) => {
      known = undefined;
      if ((await stateOf(file)) === null) return;
      await repair(file, await readRecords(file));
      const { records } = await readRecords(file);
      const leaving = new Set(ids);
      const kept = records.filter(({ id }) => !leaving.has(id));
      if (kept.length < records.length) await rewrite(file, kept);
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

async function idsAfterRepair(file: string): Promise<Set<string>> {
  const content = await readRecords(file);
  const whole = await repair(file, content);
  return new Set([...content.records.map(({ id }) => id), ...whole]);
}

/**
 * Ends a last line that lacks only its end, and takes away one that was cut short: its lead was never
 * noted as written, so it comes again. Gives the id of the line that was ended.
 */
async function repair(file: string, { tail, tailStart }: CsvContent): Promise<string[]> {
  if (tail === '') return [];
  const [id = ''] = tail.split(',');
  const isWhole = /,\d{4}-\d\d-\d\dT[\d:.]+Z\r?$/.test(tail) && quotesIn(tail) % 2 === 0;
  await withFile(file, 'r+', async (handle) => {
    if (isWhole) await handle.write('\r\n', tailStart + Buffer.byteLength(tail.trimEnd()));
    else await handle.truncate(tailStart);
  });
  return isWhole ? [id] : [];
}

const quotesIn = (text: string): number => text.split('"').length - 1;

async function writeRow(file: string, lead: Lead, isFirst: boolean): Promise<void> {
  const rows = isFirst ? [[...headerRow], rowOf(lead)] : [rowOf(lead)];
  // Told of a line end, the library quotes no other, which programs take for one all the same.
  const text = stringify(rows, { record_delimiter: 'windows', quote_record_delimiter: true });
  await withFile(file, 'a', (handle) => handle.appendFile(isFirst ? mark + text : text));
  if (isFirst) await syncFolder(file);
}

/** Puts a file with these records alone in the place of the file. */
async function rewrite(file: string, kept: readonly CsvRecord[]): Promise<void> {
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
