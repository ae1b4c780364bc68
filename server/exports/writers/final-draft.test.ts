import { expect, test } from 'vitest';
import { plainCharacters } from '../plain-characters.ts';
import { type WorldLanguage, worldProject, worldWords } from '../testing/scripts-of-the-world.ts';
import { materialOf } from '../testing/some-material.ts';
import { xmlProblem } from '../testing/xml-problem.ts';
import { writeFinalDraft } from './final-draft.ts';

const languages = Object.keys(worldWords) as WorldLanguage[];
/** The element types that Final Draft itself writes. */
const known = ['Scene Heading', 'Action', 'Character', 'Dialogue', 'General'];

const paragraph = /<Paragraph ([^>]*)><Text>([^<]*)<\/Text><\/Paragraph>/g;
const fdxOf = async (content: ReturnType<typeof worldProject>) =>
  new TextDecoder().decode(writeFinalDraft(plainCharacters(await materialOf(content))));

test.each(languages)(
  'FILE-03 Final Draft gets paragraphs of its own types in %s',
  async (language) => {
    const words = worldWords[language];
    const fdx = await fdxOf(worldProject(language));
    expect(xmlProblem(fdx)).toBeUndefined();
    expect(fdx).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"/);
    expect(fdx).toContain('<FinalDraft DocumentType="Script" Template="No" Version="1">');
    const found = [...fdx.matchAll(paragraph)].map(([, attributes = '', text]) => ({
      type: /Type="([^"]*)"/.exec(attributes)?.[1] ?? '',
      text,
    }));
    expect(found.every(({ type }) => known.includes(type))).toBe(true);
    expect(found.filter(({ type }) => type === 'Scene Heading')).toHaveLength(4);
    const at = found.findIndex(({ text }) => text === words.speaker);
    expect(found.slice(at, at + 2)).toEqual([
      { type: 'Character', text: words.speaker },
      { type: 'Dialogue', text: words.said },
    ]);
  },
);

test('FILE-03 signs of XML and characters it does not have do not break the file', async () => {
  const fdx = await fdxOf({
    ...worldProject('english'),
    script: 'A & B\n\n1. <HOOK> | 0-4 s\nVIDEO: "5 < 6" & so on\u0001\uFFFF\u202E.',
  });
  expect(xmlProblem(fdx)).toBeUndefined();
  expect(fdx).toContain('<Text>&quot;5 &lt; 6&quot; &amp; so on.</Text>');
});
