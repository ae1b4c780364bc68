import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, describe, expect, test } from 'vitest';
import { leadsContract, type OpenLeads, sampleLead } from './contract.ts';
import { openCsvLeads } from './csv.ts';

const folder = mkdtempSync(join(tmpdir(), 'ad-builder-leads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const newFile = () => join(folder, `${randomUUID()}.csv`);
const rowsOf = (file: string): string[][] =>
  existsSync(file)
    ? parse(readFileSync(file), { bom: true, record_delimiter: ['\r\n', '\n', '\r'] })
    : [];
const open = async (file = newFile()): Promise<OpenLeads & { file: string }> => ({
  leads: openCsvLeads(file),
  rows: async () => rowsOf(file),
  file,
});

describe('leads in a CSV file', () => {
  leadsContract(open);

  test('MAIL-04 the file says that it is UTF-8, and is its owner’s alone', async () => {
    const { leads, file } = await open();
    await leads.append(sampleLead());
    expect([...readFileSync(file).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('MAIL-04 what another process wrote is known, and a file that was moved away begins anew', async () => {
    const { leads, rows, file } = await open();
    const [first, second] = [sampleLead(), sampleLead()];
    await leads.append(first);
    await openCsvLeads(file).append(second);
    await leads.append(second);
    expect(await rows()).toHaveLength(3);
    rmSync(file);
    await leads.append(first);
    expect(await rows()).toHaveLength(2);
  });

  test('MAIL-04 a row cut short anywhere by a crash is written whole the next time', async () => {
    const { leads, file } = await open();
    const kept = sampleLead({ notes: 'two\nlines' });
    await leads.append(kept);
    const before = readFileSync(file);
    const cut = sampleLead({ name: 'Łódź "Bread"', notes: 'a\r\nb,"c"\n', description: '"' });
    await leads.append(cut);
    const whole = readFileSync(file);
    for (let length = before.length; length < whole.length; length++) {
      writeFileSync(file, whole.subarray(0, length));
      await openCsvLeads(file).append(cut);
      expect(readFileSync(file).equals(whole)).toBe(true);
    }
  });

  test('MAIL-04 a header cut short anywhere is written whole the next time', async () => {
    const { leads, file } = await open();
    const lead = sampleLead();
    await leads.append(lead);
    const whole = readFileSync(file);
    for (const length of [0, 1, 3, 10, whole.indexOf('\n')]) {
      writeFileSync(file, whole.subarray(0, length));
      await openCsvLeads(file).append(lead);
      expect(readFileSync(file).equals(whole)).toBe(true);
    }
  });

  test('MAIL-04 a row that an editor left without its line end is kept', async () => {
    const { leads, rows, file } = await open();
    const lead = sampleLead();
    await leads.append(lead);
    truncateSync(file, statSync(file).size - 2);
    await leads.append(lead);
    await leads.append(sampleLead());
    expect(await rows()).toHaveLength(3);
  });

  test('MAIL-04 a removal that was cut short has removed nothing, and is done the next time', async () => {
    const { leads, rows, file } = await open();
    const [first, second] = [sampleLead(), sampleLead()];
    await leads.append(first);
    await leads.append(second);
    writeFileSync(`${file}.draft`, 'half');
    appendFileSync(file, `${randomUUID()},Ju`);
    await leads.remove([first.id]);
    expect((await rows()).map(([id]) => id)).toEqual(['Lead', second.id]);
    expect(existsSync(`${file}.draft`)).toBe(false);
  });

  test('MAIL-04 a file that cannot be written is named in words', async () => {
    const { leads, file } = await open();
    mkdirSync(file);
    await expect(leads.append(sampleLead())).rejects.toMatchObject({
      name: 'LeadsError',
      outcome: 'temporary',
      message: 'leads.csv in DATA_DIR is a folder: move it away.',
    });
  });
});
