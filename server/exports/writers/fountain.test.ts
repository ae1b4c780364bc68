import { Fountain, type Token } from 'fountain-js';
import { expect, test } from 'vitest';
import { type WorldLanguage, worldProject, worldWords } from '../testing/scripts-of-the-world.ts';
import { materialOf } from '../testing/some-material.ts';
import { writeFountain } from './fountain.ts';

const languages = Object.keys(worldWords) as WorldLanguage[];

async function tokensOf(content: ReturnType<typeof worldProject>): Promise<Token[]> {
  const text = new TextDecoder().decode(writeFountain(await materialOf(content)));
  return new Fountain().parse(text, true).tokens ?? [];
}
const texts = (tokens: Token[], type: string) =>
  tokens.filter((one) => one.type === type).map(({ text }) => text);

test.each(languages)('FILE-03 a parser of Fountain finds who says what in %s', async (language) => {
  const words = worldWords[language];
  const tokens = await tokensOf(worldProject(language));
  expect(texts(tokens, 'title')).toEqual([words.title]);
  expect(texts(tokens, 'scene_heading')).toEqual(
    ['HOOK, 0–4 s', 'PROBLEM, 4–8 s', 'PROOF, 8–12 s', 'OFFER, 12–16 s'].map((one) =>
      expect.stringContaining(one),
    ),
  );
  expect(texts(tokens, 'action')).toContain(words.video);
  const narrator = 'NARRATOR (V.O.)';
  expect(texts(tokens, 'character')).toEqual([narrator, narrator, words.speaker, narrator]);
  expect(texts(tokens, 'dialogue')).toEqual([words.said, words.said, words.said, words.said]);
});

test('FILE-03 what looks like a sign of Fountain stays what it is', async () => {
  const content = worldProject('english');
  const video = 'INT. KITCHEN *hot* _now_ [[not a note]] ~ # @ !';
  const tokens = await tokensOf({
    ...content,
    script: `A\n\n1. HOOK | 0-4 s\nVIDEO: ${video}\nSUPER: = BIG\n\n2. END | 4-8 s\nVIDEO: > RIGHT <`,
  });
  expect(texts(tokens, 'scene_heading')).toHaveLength(2);
  expect(texts(tokens, 'character')).toEqual([]);
  expect(texts(tokens, 'note')).toEqual([]);
  expect(texts(tokens, 'centered')).toEqual([]);
  expect(texts(tokens, 'action')).toContain('> RIGHT <');
});

test('FILE-03 a script that is no rows is action, paragraph by paragraph', async () => {
  const tokens = await tokensOf({
    ...worldProject('english'),
    script: 'FADE IN\n\n@nobody speaks',
  });
  expect(texts(tokens, 'action')).toEqual(['FADE IN', '@nobody speaks']);
});
