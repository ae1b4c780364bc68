import { isValidElement } from 'react';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { bakeryPackage, bakeryRequest } from '#tests/builders/bakery.ts';
import { type ReadPdf, readPdf } from '#tests/read-pdf.ts';
import { renderPackagePdf } from './render-package-pdf.ts';
import { prepareTypesetter } from './type/typesetter.ts';

const written = {
  Arabic: 'هذا خبز طازج كل صباح',
  Hebrew: 'לחם טרי בכל בוקר',
  Devanagari: 'हर सुबह ताज़ी रोटी किसान हिन्दी',
  Bengali: 'প্রতিদিন সকালে তাজা রুটি',
  Gurmukhi: 'ਹਰ ਸਵੇਰ ਤਾਜ਼ੀ ਰੋਟੀ',
  Gujarati: 'દરરોજ સવારે તાજી રોટલી',
  Tamil: 'ஒவ்வொரு காலையும் புதிய ரொட்டி',
  Telugu: 'ప్రతి ఉదయం తాజా రొట్టె',
  Kannada: 'ಪ್ರತಿದಿನ ಬೆಳಿಗ್ಗೆ ತಾಜಾ ರೊಟ್ಟಿ',
  Malayalam: 'എല്ലാ ദിവസവും രാവിലെ',
  Thai: 'ขนมปังสดใหม่ทุกเช้าด้วยน้ำผึ้งป่า',
  Greek: 'φρέσκο ψωμί κάθε πρωί',
  Cyrillic: 'свежий хлеб каждое утро',
  Chinese: '每天早上新鲜面包',
  Japanese: '毎朝焼きたてのパン',
  Korean: '매일 아침 갓 구운 빵',
};

let pdf: ReadPdf;
let file: string;

beforeAll(async () => {
  const sections = Object.entries(written).map(([name, text]) => `${name}: ${text}`);
  const base = bakeryRequest();
  const bytes = await renderPackagePdf(
    await bakeryPackage('16:9', {
      creativeBrief: [...sections, 'Emoji: 🥐 ☕ 👩‍🍳 👨‍👩‍👧'].join('\n\n'),
      selectedConcept: { ...base.selectedConcept, subtitle: 'خبز (طازج) 24/7!' },
    }),
  );
  file = bytes.toString('latin1');
  pdf = await readPdf(bytes);
}, 60_000);

// Letters a reader composes are the same letters.
const copied = () => pdf.pages.map(({ text }) => text.normalize('NFC')).join('\n');

test.each(Object.entries(written))('FILE-01 %s is copied out as it was typed', (_, text) => {
  // Where blanks are, readers guess from the distance of letters.
  expect(copied().replace(/\s+/g, '')).toContain(text.normalize('NFC').replace(/\s+/g, ''));
});

test('FILE-01 emoji are copied out whole, and nothing is a box', () => {
  for (const emoji of ['🥐', '☕', '👩‍🍳', '👨‍👩‍👧']) expect(copied()).toContain(emoji);
  expect(copied()).not.toContain('□');
});

test('FILE-01 a line from right to left is read in the order it was typed', () => {
  const actual = Buffer.from('\uFEFFخبز (طازج) 24/7!', 'utf16le').swap16().toString('latin1');
  expect(file).toContain(actual.replace(/[()\\]/g, '\\$&'));
});

test('FILE-01 only what is used of a font is in the file', () => {
  expect(file.length).toBeLessThan(450_000);
});

const inLatin = ['Greek', 'Cyrillic', 'Chinese', 'Japanese', 'Korean'];
const shaped = Object.entries(written).filter(([name]) => !inLatin.includes(name));

test.each(shaped)('FILE-01 %s has its font beside words of ours, too', async (name, text) => {
  const type = await prepareTypesetter(text);
  const families = type
    .set(`Super: ${text}`)
    .map((part) =>
      isValidElement<{ style: { fontFamily: string } }>(part) ? part.props.style : null,
    );
  expect(families).toContainEqual({
    fontFamily: `noto-sans-${name.toLowerCase()}-${name.toLowerCase()}`,
  });
});

// The marks over the letters of these reach a letter's height above it.
test.each(['ครึ่งไม้กวาด', 'आधी झाड़ू'])(
  'FILE-01 a title of %s stands clear of the line above it',
  async (title) => {
    const bytes = await renderPackagePdf({ ...(await bakeryPackage('16:9')), title });
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { items } = await (await document.getPage(1)).getTextContent();
    const lines = items.flatMap((one) => ('str' in one && one.str.trim() ? [one] : []));
    const at = lines.findIndex(({ str }) => title.startsWith(str.slice(0, 3)));
    const [above, own] = [lines[at - 1], lines[at]].map((line) => line?.transform as number[]);
    const [size = 0, height = 0] = [own?.[3], (above?.[5] ?? 0) - (own?.[5] ?? 0)];
    expect(size).toBeGreaterThan(30);
    expect(height / size).toBeGreaterThan(1.2);
  },
);
