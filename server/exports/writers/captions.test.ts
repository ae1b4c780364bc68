import { expect, test } from 'vitest';
import { type WorldLanguage, worldProject, worldWords } from '../testing/scripts-of-the-world.ts';
import { materialOf } from '../testing/some-material.ts';
import { writeCaptions } from './captions.ts';

const languages = Object.keys(worldWords) as WorldLanguage[];
const textOf = async (content: ReturnType<typeof worldProject>) =>
  new TextDecoder().decode(writeCaptions(await materialOf(content)));

test.each(languages)(
  'FILM-06 captions in %s: what is said, one after the other',
  async (language) => {
    const text = await textOf(worldProject(language));
    expect(text.startsWith('WEBVTT')).toBe(true);
    const times = [...text.matchAll(/^(\S+) --> (\S+)$/gmu)].map(([, from = '', to = '']) => [
      from,
      to,
    ]);
    expect(times.length).toBeGreaterThanOrEqual(4);
    for (const [at, [from = '', to = '']] of times.entries()) {
      expect(from < to).toBe(true);
      expect(from >= (times[at - 1]?.[1] ?? '')).toBe(true);
    }
    expect(text).toContain(`<v ${worldWords[language].speaker.replace(/ \(.*/u, '')}`);
  },
);

test('FILM-06 a script that is no rows has no captions, and the file says so', async () => {
  const content = { ...worldProject('english'), script: 'FADE IN' };
  expect(await textOf(content)).toContain('NOTE No line of this script is spoken.');
});
