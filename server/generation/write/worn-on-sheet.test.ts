import { expect, test } from 'vitest';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { parseAvScript } from '#domain/script/av-script.ts';
import { wornOnSheet } from './worn-on-sheet.ts';
import { writeScript } from './write-script.ts';

const typed = 'blue coat over a striped shirt';

test.each([
  [typed, [], typed],
  [typed, ['coat', 'shirt', 'scarf'], 'blue coat over a striped shirt, scarf'],
  [typed, ['none:without coat'], 'a striped shirt'],
  [typed, ['none:without-coat', 'dress'], 'a striped shirt, dress'],
  [typed, ['coat', 'none:without shirt'], 'blue coat'],
  ['', ['raincoat', 'none:golden-crown'], 'raincoat, golden crown'],
  ['a raincoat', ['none:without coat'], 'a raincoat'],
])('CAST-02 typed as %j and chosen as %j is told as %j', (wardrobe, wears, told) => {
  expect(wornOnSheet(wardrobe, wears, 'en')).toBe(told);
});

test('CAST-02 clothes of another tongue are told in it', () => {
  expect(wornOnSheet('blauer Mantel und Schal', ['none:without coat', 'cap'], 'de')).toMatch(
    /^Schal, \p{Lu}/u,
  );
});

test('CAST-02 the script tells the clothes of the sheet, in its line of the cast and where somebody is met', () => {
  const request = (wears: string[]) =>
    generateScriptRequest.parse({
      userType: 'business',
      platform: ['tiktok'],
      productName: 'Hobday',
      description: 'Yard brooms for people who sweep for a living. New one £11, keep the handle.',
      creativeApproach: 'bold',
      videoStyle: 'narrative',
      characterName: 'Ada',
      gender: 'female',
      wardrobe: typed,
      cast: { lead: { wears } },
    });
  const written = (wears: string[]) => {
    const { script } = writeScript(request(wears), { date: new Date(0) });
    const line = parseAvScript(script)?.facts.find(({ label }) => label === 'Cast')?.text;
    return { script, line };
  };
  expect(written([]).line).toContain('wears blue coat over a striped shirt');
  const now = written(['none:without coat', 'scarf']);
  expect(now.line).toContain('wears a striped shirt, scarf');
  expect(now.script).not.toContain('coat');
  expect(now.script).toMatch(/VIDEO: .*\(a striped shirt, scarf\)/i);
});
