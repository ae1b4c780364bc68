import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type WorldLanguage, worldProject, worldWords } from './testing/scripts-of-the-world.ts';
import { materialOf } from './testing/some-material.ts';
import { xmlProblem } from './testing/xml-problem.ts';
import { type WrittenFormat, writeFile } from './writers/writers.ts';

const languages = Object.keys(worldWords) as WorldLanguage[];
const rightToLeft: readonly WorldLanguage[] = ['arabic', 'hebrew'];

/** The XML parts of an Office file by path, every one of them well-formed. */
async function partsOf(format: WrittenFormat, content: ReturnType<typeof worldProject>) {
  const parts = unzipSync(await writeFile(format, await materialOf(content)));
  const xml = Object.entries(parts).filter(([path]) => /\.(?:xml|rels)$/.test(path));
  const texts = new Map(xml.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
  const broken = [...texts].map(([path, text]) => [path, xmlProblem(text)]);
  expect(broken.filter(([, problem]) => problem)).toEqual([]);
  return texts;
}
const wordsOf = (xml = ''): string =>
  [...xml.matchAll(/<(?:w|a):t(?: [^>]*)?>([^<]*)</g)]
    .map(([, text = '']) => text)
    .join('\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

test.each(languages)(
  'FILE-04 PowerPoint has a slide for each frame, with its notes, in %s',
  async (language) => {
    const words = worldWords[language];
    const parts = await partsOf('powerpoint', worldProject(language));
    const slides = [...parts.keys()].filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path));
    expect(slides).toHaveLength(5);
    const third = parts.get('ppt/slides/slide4.xml') ?? '';
    expect(third).toMatch(/<p:ph[^>]*type="title"/);
    expect(third).toContain('<p:pic>');
    expect(wordsOf(third)).toContain(`${words.title} 3`);
    expect(wordsOf(third)).toContain(words.video);
    const notes = parts.get('ppt/notesSlides/notesSlide4.xml') ?? '';
    expect(wordsOf(notes).split('\n')).toEqual(
      expect.arrayContaining(['PROOF, 8–12 s', words.video, words.said, `${words.speaker}: `]),
    );
    expect(/rtl="1"/.test(notes)).toBe(rightToLeft.includes(language));
  },
);

test('FILE-04 every row of the script is in the notes of one slide, and of no other', async () => {
  const content = worldProject('english');
  const storyboard_frames = [content.storyboard_frames[1], content.storyboard_frames[3]].flatMap(
    (frame) => frame ?? [],
  );
  const parts = await partsOf('powerpoint', { ...content, storyboard_frames });
  const notes = [2, 3].map((slide) => wordsOf(parts.get(`ppt/notesSlides/notesSlide${slide}.xml`)));
  const beats = ['HOOK', 'PROBLEM', 'PROOF', 'OFFER'];
  expect(notes.map((text) => beats.filter((beat) => text.includes(`${beat}, `)))).toEqual([
    ['HOOK', 'PROBLEM', 'PROOF'],
    ['OFFER'],
  ]);
});

test.each(languages)(
  'FILE-04 Word has real headings, lists and a table in %s',
  async (language) => {
    const words = worldWords[language];
    const parts = await partsOf('word', worldProject(language));
    const document = parts.get('word/document.xml') ?? '';
    const paragraphs = document.match(/<w:p>.*?<\/w:p>/gs) ?? [];
    const styled = (style: string) =>
      paragraphs.filter((one) => one.includes(`<w:pStyle w:val="${style}"/>`)).map(wordsOf);
    expect(styled('Title')).toEqual([words.title]);
    expect(styled('Heading1')).toEqual(['Creative brief', 'Script', 'Storyboard']);
    expect(styled('Heading2')).toContain(words.heading);
    expect(document.match(/<w:tr[ >]/g)).toHaveLength(5);
    expect(document).toContain('<w:tblHeader/>');
    expect(document.match(/<w:drawing>/g)).toHaveLength(4);
    expect(wordsOf(document)).toContain(words.brief);
    const said = paragraphs.filter((one) => wordsOf(one).includes(words.said));
    expect(said.length).toBeGreaterThan(0);
    const isTurned = rightToLeft.includes(language);
    expect(said.every((one) => one.includes('<w:bidi/>') === isTurned)).toBe(true);
  },
);

test.each(languages)(
  'FILE-05 Excel lists shots, script and cast, and no cell is a formula, in %s',
  async (language) => {
    const words = worldWords[language];
    const content = worldProject(language);
    const parts = await partsOf('shot-list-excel', {
      ...content,
      script: content.script.replaceAll('SFX: Swish.', 'SFX: =1+1'),
    });
    const text = [...parts.values()].join('');
    expect(parts.get('xl/workbook.xml')).toMatch(/name="Shots".*name="Script".*name="Cast"/s);
    for (const one of [words.video, words.said, words.super]) expect(text).toContain(one);
    expect(text).toContain('=1+1');
    expect(text).not.toMatch(/<f[ >]/);
  },
);

test('FILE-05 every printed page of the workbook names its rows and columns, and none has a stray one', async () => {
  const parts = await partsOf('shot-list-excel', worldProject('english'));
  const sheets = [1, 2, 3].map((number) => parts.get(`xl/worksheets/sheet${number}.xml`) ?? '');
  for (const sheet of sheets) expect(sheet).toContain('<pageSetUpPr fitToPage="1"/>');
  const fits = sheets.map((sheet) => sheet.match(/fitToWidth="(\d)" fitToHeight="0"/)?.[1]);
  expect(fits).toEqual(['2', '1', '1']);
  const names = [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<definedName ([^<]*)</g)];
  expect(names.map(([, named]) => named)).toEqual([
    `name="_xlnm.Print_Area" localSheetId="0">'Shots'!$A$1:$Y$5`,
    `name="_xlnm.Print_Titles" localSheetId="0">'Shots'!$A:$C,'Shots'!$1:$1`,
    `name="_xlnm.Print_Area" localSheetId="1">'Script'!$A$1:$F$5`,
    `name="_xlnm.Print_Titles" localSheetId="1">'Script'!$1:$1`,
    `name="_xlnm.Print_Area" localSheetId="2">'Cast'!$A$1:$C$2`,
    `name="_xlnm.Print_Titles" localSheetId="2">'Cast'!$1:$1`,
  ]);
});

test('FILE-04 a project of nothing but a name is a document all the same', async () => {
  const content = {
    ...worldProject('english'),
    creative_brief: '',
    script: '',
    shots: null,
    storyboard_frames: [],
  };
  expect(wordsOf((await partsOf('word', content)).get('word/document.xml'))).toContain(
    'Half a broom',
  );
});

const odd = fc.oneof(
  fc.constantFrom(
    `"><script>&amp;'</a:t>`,
    ']]>',
    '\u202Eabc\u0000\uFFFE\uD800',
    '&#0;&lt;',
    'a\tb\r\nc',
    'x'.repeat(300),
    '{{title}}',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

test.each(['powerpoint', 'word', 'shot-list-excel'] as const)(
  'FILE-04 FILE-05 %s is well-formed whatever was typed',
  async (format) => {
    const typed = fc.record({ title: odd, said: odd, brief: odd, alt: odd, label: odd });
    await fc.assert(
      fc.asyncProperty(typed, async ({ title, said, brief, alt, label }) => {
        const content = worldProject('english');
        const [shot] = content.shots?.shots ?? [];
        await partsOf(format, {
          ...content,
          project_name: title,
          product_name: title,
          creative_brief: `${title}: ${brief}\n- ${said}`,
          script: `${title}\nClient: ${said}\n\n1. ${title} | 0-4 s\nVIDEO: ${brief}\nVO: ${said}\n${label}: ${said}`,
          storyboard_frames: [{ title, description: brief, imageAlt: alt, timing: said }],
          shots: content.shots && {
            ...content.shots,
            cast: [{ id: 'ada', name: said, wears: [] }],
            shots: shot ? [{ ...shot, lettering: [{ role: 'title', text: label }] }] : [],
          },
        });
      }),
      { numRuns: 25 },
    );
  },
);
