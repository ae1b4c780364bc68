import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';
import { exportFormats, formatOf, missingFor, starterFormats } from './formats.ts';

const word = formatOf('word') as (typeof exportFormats)[number];

test('FILE-08 the starter package adds PowerPoint, Word and Final Draft', () => {
  expect(starterFormats).toBe('PowerPoint, Word and Final Draft');
});

test('FILE-02 each format has an id and an ending', () => {
  expect(new Set(exportFormats.map(({ id }) => id)).size).toBe(exportFormats.length);
  expect(exportFormats.every(({ extension }) => /^[a-z0-9]+$/.test(extension))).toBe(true);
});

test('FILE-02 a format says what it misses', () => {
  const missing = (has: { script: boolean; frames: boolean }) =>
    exportFormats.filter((format) => missingFor(format, has)).map(({ id }) => id);
  expect(missing({ script: true, frames: true })).toEqual([]);
  expect(missing({ script: true, frames: false })).toEqual([
    'powerpoint',
    'film',
    'frames',
    'layers',
  ]);
  expect(missing({ script: false, frames: false })).toContain('fountain');
});

test.each([
  ['Half a broom', 'Half a broom.docx'],
  ['نصف مكنسة', 'نصف مكنسة.docx'],
  ['../../etc/passwd', 'etc passwd.docx'],
  ['a\u202Etxt.exe', 'a txt.exe.docx'],
  ['CON', 'project CON.docx'],
  ['...', 'project.docx'],
  ['x'.repeat(200), `${'x'.repeat(80)}.docx`],
])('FILE-02 a file is called after its project: %s', (name, expected) => {
  expect(fileName(name, word)).toBe(expected);
});
