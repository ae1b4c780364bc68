// The embedded way out: each mail becomes a file that any mail program opens.
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMail } from './compose.ts';
import { type Mail, type MailAddress, MailError, type MailMessage } from './port.ts';

/** The way out, and the way to read what went. */
export interface Outbox extends Mail {
  /** Names of the mails kept, newest first. */
  list(): Promise<string[]>;
  /** The mail of that name as it would have travelled, or its first `bytes`; null when not there. */
  read(name: string, bytes?: number): Promise<Buffer | null>;
  /** Deletes the mails of these message ids, as far as they are there. */
  remove(messageIds: readonly string[]): Promise<void>;
}

const fileName = /^\d{8}T\d{9}Z-[\w.-]{1,120}\.eml$/;

/** Keeps mails in `folder`, which is made with the first one. A mail sent twice is kept once. */
export function openOutbox(folder: string, from: MailAddress): Outbox {
  return {
    async send(message) {
      const bytes = await composeMail(message, from);
      try {
        await writeWhole(folder, nameOf(message), bytes);
      } catch (cause) {
        throw new MailError('temporary', 'The outbox could not be written.', { cause });
      }
      return { messageId: message.messageId };
    },
    async list() {
      const names = (await readdir(folder).catch(nullIfMissing)) ?? [];
      return names.filter((name) => fileName.test(name)).sort((a, b) => (a < b ? 1 : -1));
    },
    async read(name, bytes) {
      if (!fileName.test(name)) return null;
      const file = join(folder, name);
      return (bytes ? readBeginning(file, bytes) : readFile(file)).catch(nullIfMissing);
    },
    async remove(messageIds) {
      if (messageIds.length === 0) return;
      const endings = new Set(messageIds.map(endingOf));
      for (const name of (await readdir(folder).catch(nullIfMissing)) ?? []) {
        // The time has no dash.
        const isMeant = fileName.test(name) && endings.has(name.slice(name.indexOf('-')));
        if (isMeant) await rm(join(folder, name), { force: true });
      }
    },
    async close() {},
  };
}

async function readBeginning(file: string, bytes: number): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

// Begins with the time, so that the names sort by it.
function nameOf({ date, messageId }: MailMessage): string {
  const time = date.toISOString().replace(/[-:.]/g, '');
  return time + endingOf(messageId);
}

const endingOf = (messageId: string): string => `-${messageId.slice(1).split('@')[0]}.eml`;

// Written aside, forced to disk and moved into place: there is never half a mail.
async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${name}.part`);
  try {
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  const place = await open(folder, 'r');
  try {
    await place.sync();
  } finally {
    await place.close();
  }
}
