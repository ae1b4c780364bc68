import { expect, test } from 'vitest';
import { parseAvScript } from './av-script.ts';
import { keyLineOf } from './key-line.ts';

const keyLine = (...rows: string[]) => {
  const text = rows.map((cues, at) => `${at + 1}. BEAT | ${at}-${at + 1} s\nVIDEO: A.\n${cues}`);
  const script = parseAvScript(`T\n\n${text.join('\n\n')}`);
  return script && keyLineOf(script);
};

test('WIZ-10 the key line is the last sentence spoken before the closing row', () => {
  expect(
    keyLine(
      'VO: First.',
      'VO: Somebody has to start the day. It was always you.\nSFX: A door.',
      'VO: The brand.',
    ),
  ).toEqual({
    cue: { kind: 'VO', text: 'Somebody has to start the day. It was always you.' },
    before: 'Somebody has to start the day.',
    marked: 'It was always you.',
  });
});

test('WIZ-10 a row without speech passes the key line to the one before', () => {
  expect(keyLine('MAYA: It sings.', 'MUSIC: Strings.\nSUPER: LISTEN', 'VO: The brand.')).toEqual({
    cue: { kind: 'DIALOGUE', speaker: 'MAYA', text: 'It sings.' },
    before: '',
    marked: 'It sings.',
  });
});

test.each([
  [['VO: The only row.']],
  [['SFX: A door.', 'VO: The brand.']],
  [['VO: …', 'VO: The brand.']],
])('WIZ-10 %j has no key line', (rows) => {
  expect(keyLine(...rows)).toBeUndefined();
});
