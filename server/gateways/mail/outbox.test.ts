import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { mailContract, sampleMessage } from './contract.ts';
import { openOutbox } from './outbox.ts';

const folders: string[] = [];
const from = { name: 'AD BUILDER', address: 'packages@ad-builder.example' };

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'ad-builder-outbox-'));
  folders.push(folder);
  const outbox = openOutbox(join(folder, 'outbox'), from);
  return { folder: join(folder, 'outbox'), outbox };
}
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

mailContract(async () => {
  const { outbox } = await open();
  return {
    mail: outbox,
    received: async () => {
      const mails = await Promise.all((await outbox.list()).map((name) => outbox.read(name)));
      return mails.filter((mail) => mail !== null);
    },
  };
});

test('MAIL-06 the outbox keeps a mail sent twice once, and lists the newest first', async () => {
  const { outbox, folder } = await open();
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
  await outbox.send(sampleMessage({ messageId: '<one@example.com>', date: at(1) }));
  await outbox.send(sampleMessage({ messageId: '<two@example.com>', date: at(2) }));
  await outbox.send(sampleMessage({ messageId: '<one@example.com>', date: at(1) }));
  expect(await outbox.list()).toEqual([
    '20261120T120200000Z-two.eml',
    '20261120T120100000Z-one.eml',
  ]);
  expect(await readdir(folder)).toHaveLength(2);
});

test('the outbox reads its own mails and nothing else', async () => {
  const { outbox, folder } = await open();
  expect(await outbox.list()).toEqual([]);
  await mkdir(folder);
  await writeFile(join(folder, '..', 'secret.eml'), 'secret');
  await writeFile(join(folder, 'note.txt'), 'note');
  for (const name of ['../secret.eml', 'note.txt', '', '20261120T120100000Z-none.eml']) {
    expect(await outbox.read(name)).toBeNull();
  }
  expect(await outbox.list()).toEqual([]);
});

test('a mail that cannot be written may be tried again, and leaves nothing behind', async () => {
  const { outbox, folder } = await open();
  await writeFile(folder, 'not a folder');
  await expect(outbox.send(sampleMessage())).rejects.toMatchObject({ outcome: 'temporary' });
});
