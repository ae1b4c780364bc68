import { expect, test } from 'vitest';
import { sampleRequest } from '../../../testing/sample-request.ts';
import { planFilm } from '../film.ts';
import { correctPrompt } from './correct.ts';
import { reviseLinesPrompt, revisePrompt, reviseRules } from './revise.ts';
import { writePrompt, writeRules } from './write.ts';

const date = new Date('2026-11-20T12:00:00Z');
const write = (changed: Parameters<typeof sampleRequest>[0]) =>
  `${Object.values(writeRules()).join('\n')}\n${writePrompt(planFilm(sampleRequest(changed), date))}`;

test('GEN-08 a script prompt holds the form, the seconds and words of each row, and the house rules', () => {
  const prompt = write({});
  for (const part of [
    'begins with the shot',
    'VO, DIALOGUE, SFX, MUSIC, SUPER are never translated',
    'TikTok 9:16 (1080×1920), 15 seconds exactly',
    'bottom 440 pixels',
    'Hook: 3 s, at most 7 spoken words',
    '2.8 words a second',
    '2.52 words for each second',
    'the first row at most 3 s',
    'one call to action',
    '[proof needed]',
    'Product facts are the client',
    'The world of the story is yours',
    'Write in English',
    'One JSON object and nothing before or after it',
  ])
    expect(prompt).toContain(part);
});

test.each([
  [{ userType: 'government', platform: ['youtube'] }, '55 to 85 spoken words'],
  [{ userType: 'government' }, '[sponsor to confirm]'],
  [{ userType: 'infomercial', platform: ['youtube'] }, '60 seconds exactly'],
  [{ userType: 'infomercial' }, 'write that row first'],
  [{ userType: 'trailer' }, '[date to confirm]'],
  [{ userType: 'creator' }, 'follow, subscribe or the link'],
  [{ userType: 'brand' }, 'the last line is the idea'],
  [{ creativeApproach: 'story' }, '2.0 words a second'],
  [{ creativeApproach: 'problem' }, 'open with "If you …"'],
  [{ platform: ['youtube'] }, 'The first 5 s hold the hook and the name'],
  [{ platform: ['instagram'] }, 'without sound'],
  [{ voiceOverOnly: true }, 'nobody speaks on camera'],
  [{ videoStyle: 'direct' }, 'speaks to the lens'],
  [
    {
      description: 'Wij bakken elke dag vers brood voor de hele buurt.',
      targetAudience: '',
      behavior: '',
      evaluation: '',
    },
    'the language in which the client wrote',
  ],
] as const)('GEN-08 a film of %j says “%s”', (changed, part) => {
  expect(write(changed as Parameters<typeof sampleRequest>[0])).toContain(part);
});

test('GEN-08 a correction names only the rows at fault, in numbers', () => {
  const faults = [{ rule: 'words', found: 14, most: 7 } as const, { rule: 'name' } as const];
  const prompt = correctPrompt([{ number: 2, seconds: 3, mostWords: 7, faults }], 'de');
  expect(prompt).toMatch(/Row 2, 3 s, at most 7 spoken words: 14 words are spoken.*and 7 fit/);
  expect(prompt).toContain('Write in German');
});

test('GEN-08 a revision does what the notes ask and nothing else', () => {
  const prompt = `${reviseRules().rules}\n${revisePrompt(planFilm(sampleRequest({ voiceOverOnly: true }), date))}`;
  for (const part of [
    'word for word',
    'that is all they can say',
    'lasts 15 seconds',
    'no DIALOGUE',
  ])
    expect(prompt).toContain(part);
  expect(reviseLinesPrompt('en')).toContain('with its blank lines');
});
