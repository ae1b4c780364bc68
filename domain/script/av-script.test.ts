import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AvScript, formatAvScript, parseAvScript } from './av-script.ts';

const script: AvScript = {
  title: 'THE FIRST LOAF',
  facts: [
    { label: 'Client', text: 'Crumb' },
    { label: 'Length', text: '15 s' },
  ],
  rows: [
    {
      beat: 'HOOK',
      startSeconds: 0,
      endSeconds: 2.25,
      video: 'CU, push in. Hands tear a loaf open.',
      cues: [
        { kind: 'SFX', text: 'Crust cracks.' },
        { kind: 'VO', text: 'Listen.' },
      ],
    },
    {
      beat: 'OFFER',
      startSeconds: 2.25,
      endSeconds: 15,
      video: 'MS. MAYA at the counter.',
      cues: [
        { kind: 'DIALOGUE', speaker: 'MAYA (to camera)', text: 'Before nine: coffee is on us.' },
        { kind: 'SUPER', text: 'CRUMB' },
      ],
    },
  ],
  notes: ['[proof needed] Best bread in town.'],
};

const text = `THE FIRST LOAF
Client: Crumb
Length: 15 s

1. HOOK | 0-2.25 s
VIDEO: CU, push in. Hands tear a loaf open.
SFX: Crust cracks.
VO: Listen.

2. OFFER | 2.25-15 s
VIDEO: MS. MAYA at the counter.
MAYA (to camera): Before nine: coffee is on us.
SUPER: CRUMB

- [proof needed] Best bread in town.`;

test('GEN-04 a script is written as text that reads well', () => {
  expect(formatAvScript(script)).toBe(text);
});

test('GEN-04 the text is read back as the same script', () => {
  expect(parseAvScript(text)).toEqual(script);
});

test('GEN-04 text without a timed row is not a script', () => {
  expect(parseAvScript('')).toBeNull();
  expect(parseAvScript('A film about bread.\n\nVO: Listen.')).toBeNull();
});

const typed: [what: string, line: string, check: (read: AvScript) => void][] = [
  [
    'other ways to write the time',
    '1. Hook | 0 – 2,5 sec',
    (read) => expect(read.rows[0]).toMatchObject({ startSeconds: 0, endSeconds: 2.5 }),
  ],
  [
    'labels in lower case',
    '1. HOOK | 0-2 s\nvideo: CU.\nvo: Listen.\nVoice-over: Again.',
    (read) => {
      expect(read.rows[0]?.video).toBe('CU.');
      expect(read.rows[0]?.cues).toEqual([
        { kind: 'VO', text: 'Listen.' },
        { kind: 'VO', text: 'Again.' },
      ]);
    },
  ],
  [
    'a remark behind VO',
    '1. HOOK | 0-2 s\nVO (whispers): Listen.',
    (read) => expect(read.rows[0]?.cues).toEqual([{ kind: 'VO', text: '(whispers) Listen.' }]),
  ],
  [
    'a line broken in two',
    '1. HOOK | 0-2 s\nVIDEO: Hands tear\na loaf open.\nVO: Listen\nclosely.',
    (read) => {
      expect(read.rows[0]?.video).toBe('Hands tear a loaf open.');
      expect(read.rows[0]?.cues[0]?.text).toBe('Listen closely.');
    },
  ],
  [
    'a second VIDEO line',
    '1. HOOK | 0-2 s\nVIDEO: Hands.\nVO: Listen.\nVIDEO: A loaf.',
    (read) => expect(read.rows[0]?.video).toBe('Hands. A loaf.'),
  ],
  [
    'a row described without a label',
    '1. HOOK | 0-2 s\n\nHands tear a loaf open.',
    (read) => expect(read.rows[0]?.video).toBe('Hands tear a loaf open.'),
  ],
  [
    'a remark after a blank line',
    '1. HOOK | 0-2 s\nVIDEO: Hands.\n\nShoot this at dawn.',
    (read) => {
      expect(read.rows[0]?.video).toBe('Hands.');
      expect(read.notes).toEqual(['Shoot this at dawn.']);
    },
  ],
  [
    'Windows line ends',
    '1. HOOK | 0-2 s\r\nVIDEO: Hands.\r\nVO: Listen.',
    (read) => expect(read.rows[0]?.cues).toEqual([{ kind: 'VO', text: 'Listen.' }]),
  ],
];

test.each(typed)('GEN-04 changed by hand: %s', (_, rows, check) => {
  const read = parseAvScript(`Title\n\n${rows}`);
  expect(read).not.toBeNull();
  if (read) check(read);
});

test('GEN-04 texts with line breaks, odd speakers and no title stay readable', () => {
  const odd = formatAvScript({
    title: ' ',
    facts: [],
    rows: [
      {
        beat: 'hook',
        startSeconds: 0.1 + 0.2,
        endSeconds: 3,
        video: 'Hands.\nVO: not a cue',
        cues: [{ kind: 'DIALOGUE', speaker: 'Maya: the baker', text: 'Hi.\n\n2. X | 0-1 s' }],
      },
    ],
    notes: ['', 'Keep.'],
  });
  expect(odd).toBe(
    'UNTITLED\n\n1. HOOK | 0.3-3 s\nVIDEO: Hands. VO: not a cue\nMAYA THE BAKER: Hi. 2. X | 0-1 s\n\n- Keep.',
  );
  expect(parseAvScript(odd)?.rows).toHaveLength(1);
});

const words = fc
  .array(fc.stringMatching(/^[\p{L}\d$%&'"!?,;.:()…–\n-]{1,10}$/u), { minLength: 1, maxLength: 8 })
  .map((list) => `A ${list.join(' ')}`);
const cue = fc.oneof(
  fc.record({ kind: fc.constantFrom('VO', 'SFX', 'MUSIC', 'SUPER'), text: words }),
  fc.record({
    kind: fc.constant('DIALOGUE' as const),
    speaker: fc.stringMatching(/^[A-Za-zÄÉñ ]{1,78}x$/),
    text: words,
  }),
);
const seconds = fc.integer({ min: 0, max: 600 }).map((tenths) => tenths / 10);
const anyScript: fc.Arbitrary<AvScript> = fc.record({
  title: words,
  facts: fc.array(fc.record({ label: fc.constantFrom('Client', 'Cast'), text: words })),
  rows: fc.array(
    fc.record({
      beat: words,
      startSeconds: seconds,
      endSeconds: seconds,
      video: words,
      cues: fc.array(cue),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  notes: fc.array(words),
});

test('GEN-04 reading and writing again gives the same text', () => {
  fc.assert(
    fc.property(anyScript, (made) => {
      const written = formatAvScript(made);
      const read = parseAvScript(written);
      expect(read?.rows).toHaveLength(made.rows.length);
      expect(read?.rows.map((row) => row.cues.map((c) => c.kind))).toEqual(
        made.rows.map((row) => row.cues.map((c) => c.kind)),
      );
      expect(read && formatAvScript(read)).toBe(written);
    }),
  );
});

test('GEN-04 no text makes the reader fail', () => {
  const piece = fc.constantFrom(
    '1. A | 0-1 s',
    '\n',
    '\n\n',
    'VIDEO:',
    'VO: a',
    '- ',
    'x',
    ': ',
    'MAYA: b',
    '|',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const read = parseAvScript(pieces.join(''));
      if (read) expect(formatAvScript(read)).toContain(' | ');
    }),
  );
});
