import { beforeAll, expect, test } from 'vitest';
import { bakeryPackage } from '#tests/builders/bakery.ts';
import { everyPart, type PdfPart, type ReadPdf, readPdf } from '#tests/read-pdf.ts';
import { renderPackagePdf } from './render-package-pdf.ts';

let bytes: Buffer;
let pdf: ReadPdf;
let parts: PdfPart[];
const rolesOf = (page: number) => (pdf.pages[page]?.parts ?? []).flatMap(everyPart);
const textIn = (part: PdfPart) => everyPart(part).map(({ text }) => text.trim());

beforeAll(async () => {
  const creative = await bakeryPackage('16:9', {
    productName: 'Bread <&> "Butter"',
    creativeBrief: 'Objective: Sell.\n- One point\n- Another\n\nTone: Warm.',
  });
  bytes = await renderPackagePdf(creative);
  pdf = await readPdf(bytes);
  parts = pdf.pages.flatMap((page) => page.parts.flatMap(everyPart));
});

test('FILE-01 the PDF says that it is tagged, its language and its title, and names PDF/UA', () => {
  const file = bytes.toString('latin1');
  expect(file).toMatch(/\/Marked true/);
  expect(pdf.language).toBe('en');
  expect(pdf.info.Title).toMatch(/: creative package$/);
  expect(file).toMatch(/\/DisplayDocTitle true/);
  expect(file).toMatch(/<pdfuaid:part>1</);
  expect(file).toContain('<rdf:li xml:lang="x-default">Bread &lt;&amp;&gt; "Butter"</rdf:li>');
  // Every page is walked in the order of its structure.
  expect(file.match(/\/Tabs \/S/g)).toHaveLength(pdf.pages.length);
});

test('FILE-01 headings go down one step at a time', () => {
  const headings = parts.flatMap(({ role }) => (/^H\d$/.test(role) ? [Number(role[1])] : []));
  expect(headings[0]).toBe(1);
  expect(headings.filter((level) => level === 1)).toHaveLength(1);
  for (const [at, level] of headings.entries()) {
    expect(level - (headings[at - 1] ?? 0)).toBeLessThanOrEqual(1);
  }
  const [title] = parts.filter(({ role }) => role === 'H1');
  expect(title?.text.replace(/\s+/g, ' ').trim()).toBe('THE LIGHT AT FIVE');
});

test('FILE-01 every picture has words, the large ones those of what was drawn', async () => {
  const { frames } = await bakeryPackage('16:9');
  const figures = parts.filter(({ role }) => role === 'Figure');
  expect(figures.map(({ alt }) => alt)).toEqual([
    ...frames.map(({ heading }) => heading),
    ...frames.map(({ alt }) => alt),
  ]);
});

test('FILE-01 the script is a table with heads, and its rows are read picture first', () => {
  const [table] = rolesOf(2).filter(({ role }) => role === 'Table');
  const rows = table?.parts ?? [];
  expect(rows[0]?.parts.map(({ role, text }) => [role, text.trim()])).toEqual([
    ['TH', 'SHOT'],
    ['TH', 'VIDEO'],
    ['TH', 'AUDIO'],
  ]);
  for (const row of rows.slice(1)) {
    expect(row.parts.map(({ role }) => role)).toEqual(['TH', 'TD', 'TD']);
  }
  expect(rows[1]?.parts.map((cell) => textIn(cell).filter(Boolean)[0])).toEqual([
    '1',
    expect.stringMatching(/^ECU/),
    'SFX',
  ]);
});

test('FILE-01 points are a list in their section', () => {
  const section = rolesOf(1);
  const at = section.findIndex(({ role, text }) => role === 'H3' && text.includes('Objective'));
  expect(section[at + 1]).toMatchObject({ role: 'P' });
  expect(section[at + 2]?.role).toBe('L');
  expect(section[at + 2]?.parts.map(({ parts: item }) => item[1]?.text.trim())).toEqual([
    'One point',
    'Another',
  ]);
});

test('FILE-01 what every sheet repeats is read once, its foot never', async () => {
  const rows = Array.from(
    { length: 12 },
    (_, at) =>
      `${at + 1}. BEAT | ${at}-${at + 1} s\nVIDEO: MS. ${'She walks on. '.repeat(20)}\nVO: Words.`,
  );
  const long = await readPdf(
    await renderPackagePdf(await bakeryPackage('16:9', { script: `T\n\n${rows.join('\n\n')}` })),
  );
  const all = long.pages.flatMap((page) => page.parts.flatMap(everyPart));
  expect(long.pages.filter(({ text }) => text.includes('AUDIO')).length).toBeGreaterThan(1);
  expect(all.filter(({ role, text }) => role === 'TH' && text.includes('AUDIO'))).toHaveLength(1);
  expect(all.filter(({ text }) => text.includes('Los Angeles'))).toEqual([]);
});
