import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bakeryPackage, bakeryRequest } from '#tests/builders/bakery.ts';
import { renderPackagePdf } from './render-package-pdf.ts';

const streamsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return ''; // a picture
    }
  });

/** Every character that a font of the PDF says it draws, from its ToUnicode tables. */
function charactersOf(pdf: Buffer): Set<string> {
  const found = new Set<string>();
  for (const table of streamsOf(pdf).filter((stream) => stream.includes('beginbfchar'))) {
    for (const [, hex = ''] of table.matchAll(/^<[0-9a-f]{4}> <([0-9a-f]*)>$/gm)) {
      const bytes = Buffer.from(hex, 'hex');
      if (bytes.length % 2 === 0) {
        for (const char of bytes.swap16().toString('utf16le')) found.add(char);
      }
    }
  }
  return found;
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test('MAIL-02 the PDF holds cover, brief, script and board, with the four pictures', async () => {
  for (const aspect of ['16:9', '9:16', '1:1'] as const) {
    const pdf = await renderPackagePdf(await bakeryPackage(aspect));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(pdf)).toBe(4);
    expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(4);
  }
});

const written = {
  long: 'A sentence of the brief that goes on for a while. ',
  row: (at: number) =>
    `${at}. BEAT | ${at}-${at + 1} s\nVIDEO: MS. ${'She walks on and looks about. '.repeat(4)}\nVO: ${'Words that are said here. '.repeat(3)}`,
};

test('MAIL-02 a usual brief and its cover take one sheet each', async () => {
  const heads = ['Background', 'Objective', 'Audience', 'Kernbotschaft', 'Reasons', 'Response'];
  const more = ['Tone', 'Mandatories', 'Deliverables', 'Budget and timing', 'Measure of success'];
  const base = bakeryRequest();
  const pdf = await renderPackagePdf(
    await bakeryPackage('9:16', {
      creativeBrief: [...heads, ...more]
        .map((heading) => `${heading}: ${written.long.repeat(4)}`)
        .join('\n\n'),
      selectedConcept: {
        ...base.selectedConcept,
        title: 'Bakes Sourdough Bread',
        features: Array.from({ length: 4 }, () => written.long),
      },
    }),
  );
  expect(pagesOf(pdf)).toBe(4);
});

test('MAIL-02 the notes of a script stay with its last row', async () => {
  const rows = [1, 2, 3, 4, 5, 6, 7].map(written.row).join('\n\n');
  const notes = Array.from({ length: 9 }, (_, at) => `- Note ${at}: proof needed.`).join('\n');
  const pages = async (script: string) =>
    pagesOf(await renderPackagePdf(await bakeryPackage('16:9', { script })));
  // The last row goes with its notes, so their sheet is no longer than with the row alone.
  expect(await pages(`T\n\n${rows}\n\n${notes}`)).toBe((await pages(`T\n\n${rows}`)) + 1);
});

test('MAIL-02 accents, Chinese, Japanese, Korean and emoji are drawn by embedded fonts', async () => {
  const typed = 'Łódź ő Žluťoučký œuvre Ελληνικά кириллица 面包 パン屋 한국어 🥐 ☕ 👩‍🍳 €';
  const base = bakeryRequest();
  const pdf = await renderPackagePdf(
    await bakeryPackage('9:16', {
      productName: typed,
      selectedConcept: { ...base.selectedConcept, title: typed, subtitle: typed },
      creativeBrief: `Objective: ${typed}`,
    }),
  );
  const drawn = charactersOf(pdf);
  const wanted = [...typed.replace(/\s|\p{Cf}|\p{Mn}/gu, '')];
  expect(wanted.filter((char) => !drawn.has(char))).toEqual([]);
  expect(pdf.toString('latin1')).not.toMatch(/\/BaseFont \/Helvetica/);
});

test('a character that no font has becomes a box, never another character', async () => {
  const drawn = charactersOf(
    await renderPackagePdf(
      await bakeryPackage('9:16', { creativeBrief: 'Objective: \u{1F8FF} ሀ' }),
    ),
  );
  expect(drawn).toContain('□');
  expect(drawn).not.toContain('ሀ');
});

test('MAIL-02 the longest package is laid out whole', async () => {
  const base = bakeryRequest();
  const pdf = await renderPackagePdf(
    await bakeryPackage('9:16', {
      creativeBrief: `Objective: ${'A sentence of a brief. '.repeat(800)}`.slice(0, 20_000),
      script: `1. HOOK | 0-5 s\nVIDEO: ${'Something happens. '.repeat(500)}\nVO: ${'Words. '.repeat(900)}`,
      storyboardFrames: base.storyboardFrames.map((frame) => ({
        ...frame,
        description: 'A long description of a frame. '.repeat(32),
      })),
    }),
  );
  expect(pagesOf(pdf)).toBeGreaterThan(7);
});

test('a PDF with four drawn frames stays under 1.5 MB', async () => {
  const creative = await bakeryPackage('16:9');
  const noise = Buffer.from(Array.from({ length: 960 * 540 }, (_, at) => (at * 7919) % 251));
  const jpeg = await sharp(noise, { raw: { width: 960, height: 540, channels: 1 } })
    .jpeg({ quality: 40 })
    .toBuffer();
  expect(jpeg.length).toBeGreaterThan(120_000); // more than a frame may weigh
  const picture = { jpeg, width: 960, height: 540 };
  const frames = creative.frames.map((frame) => ({ ...frame, picture }));
  const pdf = await renderPackagePdf({ ...creative, frames });
  expect(pdf.length).toBeLessThan(1_500_000);
});
