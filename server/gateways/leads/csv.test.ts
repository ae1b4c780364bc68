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
    ? parse(readFileSync(file), {
        bom: true,
        record_delimiter: ['\r\n', '\n', '\r'],
        relax_quotes: true,
      })
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
    const cut = randomUUID();
    appendFileSync(file, `${cut},Ju`);
    await leads.remove([first.id]);
    expect(readFileSync(file, 'utf8')).toContain(`\r\n${cut},Ju`);
    await leads.remove([cut]);
    expect((await rows()).map(([id]) => id)).toEqual(['Lead', second.id]);
    expect(existsSync(`${file}.draft`)).toBe(false);
  });

  /** Thirty-one leads, every other without a quote, of which the house changed the text of a line by hand. */
  const edited = async (lines: number[], change: (line: string) => string) => {
    const { leads, file, rows } = await open();
    const all = Array.from({ length: 31 }, (_, at) =>
      sampleLead({ notes: at % 2 === 0 ? 'Quiet' : 'Says "hi", often' }),
    );
    for (const lead of all) await leads.append(lead);
    const text = readFileSync(file, 'utf8').split('\r\n');
    const changed = text.map((line, at) => (lines.includes(at + 1) ? change(line) : line));
    writeFileSync(file, changed.join('\r\n'));
    return { leads, file, rows, all, before: readFileSync(file) };
  };
  const inches = (line: string) => line.replace('June', 'June 5" tall');
  const opened = (line: string) => line.replace('June', '"June');

  test.each([
    [3, inches],
    [32, inches],
    [3, opened],
  ])('MAIL-04 a quote that ends within its line %i does no harm', async (line, change) => {
    const { leads, all, before, file } = await edited([line], change);
    await leads.append(sampleLead());
    expect(readFileSync(file).subarray(0, before.length).equals(before)).toBe(true);
    await leads.remove([all[1]?.id ?? '', all[30]?.id ?? '']);
    expect(readFileSync(file, 'utf8').match(/june@/g)).toHaveLength(30);
    expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(32);
  });

  const formOf = (message: RegExp) => ({
    name: 'LeadsError',
    outcome: 'permanent',
    message: expect.stringMatching(message),
  });
  test.each([
    [4, opened],
    [30, opened],
    [32, opened],
    [3, (line: string) => line.replace('often"', 'often')],
    [31, (line: string) => line.replace('often"', 'often')],
  ])(
    'MAIL-04 a quote of line %i that takes in others is named, and no row is touched',
    async (line, change) => {
      const { leads, all, before, file } = await edited([line], change);
      const refusal = formOf(/a quote out of place in line \d+ .* then try again/);
      await expect(leads.append(sampleLead())).rejects.toMatchObject(refusal);
      await expect(leads.remove([all[10]?.id ?? ''])).rejects.toMatchObject(refusal);
      expect(readFileSync(file).equals(before)).toBe(true);
      writeFileSync(
        file,
        readFileSync(file, 'utf8')
          .split('\r\n')
          .toSpliced(line - 1, 1)
          .join('\r\n'),
      );
      await leads.append(sampleLead());
      expect(rowsOf(file)).toHaveLength(32);
    },
  );

  const saved: [string, (text: string) => string | Buffer, RegExp][] = [
    ['with semicolons', (text) => text.replaceAll(',', ';'), /does not begin with the header/],
    ['as UTF-16', (text) => Buffer.from(text, 'utf16le'), /does not begin with the header/],
    ['without its header', (text) => text.split('\r\n').slice(1).join('\r\n'), /header/],
    ['as Latin-1', (text) => Buffer.from(text.slice(1), 'latin1'), /is not UTF-8 any more/],
    ['as one line', (text) => text.replaceAll('\r\n', '\r'), /does not begin with the header/],
  ];
  test.each(saved)(
    'MAIL-04 a file saved %s is named in words and left alone',
    async (_, save, words) => {
      const { leads, file } = await open();
      const lead = sampleLead({ name: 'Zoë' });
      await leads.append(lead);
      const bytes = Buffer.from(save(readFileSync(file, 'utf8')));
      writeFileSync(file, bytes);
      await expect(leads.append(sampleLead())).rejects.toMatchObject(formOf(words));
      await expect(leads.remove([lead.id])).rejects.toMatchObject(formOf(words));
      expect(readFileSync(file).equals(bytes)).toBe(true);
    },
  );

  test('MAIL-04 a file saved with other line ends, quotes and columns behind ours is gone on with', async () => {
    const { leads, file, rows } = await open();
    const [first, second] = [sampleLead(), sampleLead()];
    await leads.append(first);
    const [header = '', row = ''] = readFileSync(file, 'utf8').slice(1).split('\r\n');
    const quoted = row.split(',').map((cell) => `"${cell}"`);
    writeFileSync(file, `${header},Called\n${quoted.join(',')},"yes, twice\n"\n`);
    for (const lead of [first, second]) await leads.append(lead);
    expect(readFileSync(file, 'utf8').match(/june@/g)).toHaveLength(2);
    await leads.remove([first.id, second.id]);
    expect(await rows()).toHaveLength(1);
  });

  test('MAIL-04 a row of another lead that was cut short stays until its own lead comes', async () => {
    const { leads, file } = await open();
    const [cut, other] = [sampleLead({ notes: 'a\nb' }), sampleLead()];
    await leads.append(sampleLead());
    await leads.append(cut);
    const whole = readFileSync(file);
    for (const less of [3, 30, 60]) {
      const bytes = whole.subarray(0, whole.length - less);
      writeFileSync(file, bytes);
      await expect(leads.append(other)).rejects.toMatchObject({ outcome: 'temporary' });
      expect(readFileSync(file).equals(bytes)).toBe(true);
      await leads.append(cut);
      expect(readFileSync(file).equals(whole)).toBe(true);
    }
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
