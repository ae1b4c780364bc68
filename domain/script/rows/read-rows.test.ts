import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinedScript } from '#tests/any-script.ts';
import { formatAvScript, parseAvScript } from '../av-script.ts';
import { readRows, timesProblem } from './read-rows.ts';

const scriptOf = (text: string) => {
  const read = readRows(text);
  if (read.problem) throw new Error(JSON.stringify(read.problem));
  return read.script;
};
const problemOf = (text: string) => readRows(text).problem;

test('BOARD-04 rows and plain text are the same script', () => {
  fc.assert(
    fc.property(joinedScript, (made) => {
      const text = formatAvScript(made);
      const read = scriptOf(text);
      expect(formatAvScript(read)).toBe(text);
      expect(scriptOf(formatAvScript(read))).toEqual(read);
      expect(read.rows.map(({ cues }) => cues.map(({ kind }) => kind))).toEqual(
        made.rows.map(({ cues }) => cues.map(({ kind }) => kind)),
      );
    }),
  );
});

test('BOARD-04 a text is read as rows with every word of it, or the line that is none is told', () => {
  const piece = fc.constantFrom(
    'Title',
    'Client: A',
    '1. A | 0-1 s',
    '2. b | 1-2 s',
    '2. B | 2-3 s',
    '',
    'VIDEO: v',
    'video: more',
    'VO: said',
    'vo (low): said',
    'MAYA: b',
    'Maya: c',
    '- a remark',
    'loose words',
  );
  // Each line has a word that no other has.
  const marked = (line: string, at: number) =>
    /^[A-Za-z-].*[^s]$/.test(line) ? `${line} word${at}` : line;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const lines = pieces.map(marked);
      const text = lines.join('\n');
      const read = readRows(text);
      if (read.problem) {
        expect(lines[read.problem.line - 1] ?? '').toBe(read.problem.text);
        return;
      }
      const written = formatAvScript(read.script).toLowerCase();
      for (const word of text.match(/word\d+/g) ?? []) expect(written).toContain(word);
      expect(read.script.rows).toHaveLength(lines.filter((line) => /^\d\./.test(line)).length);
    }),
  );
});

const head = 'TITLE\nClient: Crumb\n\n1. HOOK | 0-3 s\nVIDEO: A loaf.\nVO: Listen.\n';

test.each([
  ['words of their own among the rows', `${head}and again`, 7, 'and again'],
  ['a row without its seconds', `${head}\n2. OFFER | 3-6\nVIDEO: More.`, 8, '2. OFFER | 3-6'],
  ['a label that is none', `${head}Note: shoot at dawn`, 7, 'Note: shoot at dawn'],
  ['a second picture', `${head}VIDEO: Another.`, 7, 'VIDEO: Another.'],
  ['a remark between rows', `${head}\n- at dawn\n\n2. OFFER | 3-6 s`, 8, '- at dawn'],
  ['no row at all', 'TITLE\nA film about bread.', 2, 'A film about bread.'],
  ['nothing but a title', 'TITLE', 1, 'TITLE'],
  ['nothing', '', 1, ''],
] as const)('BOARD-04 the line that is no row is told: %s', (_, text, line, told) => {
  expect(problemOf(text)).toEqual({ line, text: told, why: 'no-row' });
});

test.each([
  ['a gap', `${head}\n2. OFFER | 4-6 s`, 8],
  ['an overlap', `${head}\n2. OFFER | 2-6 s`, 8],
  ['a late beginning', 'T\n\n1. HOOK | 1-3 s', 3],
  ['no time', `${head}\n2. OFFER | 3-3 s`, 8],
] as const)(
  'BOARD-04 rows whose seconds do not follow each other stay text: %s',
  (_, text, line) => {
    expect(problemOf(text)).toMatchObject({ line, why: 'time' });
    // Whatever else is no row in it.
    expect(timesProblem(`${text}\nloose words`)).toMatchObject({ line, why: 'time' });
  },
);

test('BOARD-04 spacing, case and numbering are no reason to stay text', () => {
  const typed =
    'Title\nclient:  Crumb\n1. Hook | 0 – 2,5 sec\nvideo: A loaf.\nvoice-over: Listen.\n';
  expect(formatAvScript(scriptOf(typed))).toBe(
    'TITLE\nclient: Crumb\n\n1. HOOK | 0-2.5 s\nVIDEO: A loaf.\nVO: Listen.',
  );
});

test('GEN-04 a speaker called like a label is read back as a speaker', () => {
  const names = ['vo', 'Video', 'music', '- x', '7', '', 'Vo (low)', 'a | 0-1 s', 'x'.repeat(300)];
  const cues = names.map((speaker) => ({ kind: 'DIALOGUE' as const, speaker, text: 'Hi.' }));
  const row = { beat: 'HOOK', startSeconds: 0, endSeconds: 3, video: 'V.', cues };
  const text = formatAvScript({ title: 'T', facts: [], rows: [row], notes: [] });
  const read = parseAvScript(text)?.rows[0]?.cues ?? [];
  expect(read.map(({ kind, text: said }) => `${kind} ${said}`)).toEqual(
    names.map(() => 'DIALOGUE Hi.'),
  );
  expect(read.slice(0, 7).map(({ speaker }) => speaker)).toEqual([
    'VO.',
    'VIDEO.',
    'MUSIC.',
    'X',
    'SPEAKER 7',
    'SPEAKER',
    'VO. (LOW)',
  ]);
});

test('BOARD-04 a text that is no rows has no seconds to refuse', () => {
  for (const text of ['', 'A film about bread.', head, `${head}and again`])
    expect(timesProblem(text)).toBeNull();
});
