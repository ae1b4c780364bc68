import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { type AvScript, formatAvScript, parseAvScript } from '#domain/script/av-script.ts';
import { statedPace } from '#domain/script/form-facts.ts';
import { isSpoken, spokenIn } from '#domain/script/row-speech.ts';
import { readRows } from '#domain/script/rows/read-rows.ts';
import { countSpokenWords, fitsSeconds } from '#domain/script/speech.ts';
import { creativeApproaches, platforms, userTypes, videoStyles } from '#domain/wizard/options.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { writeScript } from '../write/write-script.ts';
import { keptPace } from './apply/pace.ts';
import { reviseScript } from './revise-script.ts';
import { silentEnglish, silentGerman } from './testing/silent-scripts.ts';

const request = generateScriptRequest.parse({
  userType: 'business',
  platform: ['tiktok'],
  productName: 'Crumb',
  description: 'A neighbourhood bakery in Leeds. Sourdough for $6, baked before dawn.',
  behavior: 'come in before nine',
  creativeApproach: 'problem',
});

const script: AvScript = {
  title: 'THE LAST LOAF',
  facts: [
    { label: 'Client', text: 'Crumb' },
    { label: 'Format', text: 'TikTok 9:16, 15 s' },
    { label: 'Take', text: '1' },
    { label: 'Cast', text: 'MAYA, woman' },
    { label: 'Voice pace', text: 'medium, 2.5 words a second' },
  ],
  rows: [
    {
      beat: 'HOOK',
      startSeconds: 0,
      endSeconds: 3,
      video: 'ECU, low, push in. Two hands stop above the last loaf, before dawn.',
      cues: [
        { kind: 'MUSIC', text: 'One upright piano.' },
        { kind: 'VO', text: 'After you!' },
      ],
    },
    {
      beat: 'PROBLEM',
      startSeconds: 3,
      endSeconds: 6,
      video: 'MS, hand-held. MAYA narrows her eyes.',
      cues: [{ kind: 'DIALOGUE', speaker: 'MAYA', text: 'No, no.' }],
    },
    {
      beat: 'DEMONSTRATION',
      startSeconds: 6,
      endSeconds: 11,
      video: 'CU, overhead. Hands fold dough.',
      cues: [
        { kind: 'VO', text: 'Fresh sourdough for $6. Gone by nine.' },
        { kind: 'SUPER', text: 'FRESH SOURDOUGH' },
      ],
    },
    {
      beat: 'OFFER',
      startSeconds: 11,
      endSeconds: 15,
      video: 'CU, static. Pack shot: the loaf. The name: Crumb.',
      cues: [
        { kind: 'VO', text: 'Come in before nine. Crumb. Worth waking for.' },
        { kind: 'SUPER', text: 'CRUMB · COME IN BEFORE NINE' },
      ],
    },
  ],
  notes: ['[proof needed] Gone by nine.'],
};
const text = formatAvScript(script);

const revise = (notes: string, from = text): AvScript => {
  const revised = parseAvScript(reviseScript(from, notes, request));
  if (!revised) throw new Error('not a script');
  return revised;
};
const say = (revised: AvScript, at: number) =>
  spokenIn(revised.rows.at(at) ?? ({ ...script.rows[0], cues: [] } as never));

/** Everything but the rows named is exactly as before. */
function expectOnly(revised: AvScript, rows: number[], facts: string[] = []) {
  expect(revised.title).toBe(script.title);
  const others = (list: AvScript) =>
    list.facts.filter((f) => f.label !== 'Take' && !facts.includes(f.label));
  expect(others(revised)).toEqual(others(script));
  script.rows.forEach((row, index) => {
    if (!rows.includes(index)) expect(revised.rows[index], `row ${index + 1}`).toEqual(row);
  });
  expect(revised.facts.find((f) => f.label === 'Take')?.text).toBe('2');
}

function expectSound(revised: AvScript, seconds: number, least = 0) {
  let at = 0;
  for (const row of revised.rows) {
    expect(row.startSeconds).toBe(at);
    expect(row.endSeconds).toBeGreaterThan(row.startSeconds);
    at = row.endSeconds;
    const pace = Math.max(statedPace(revised) ?? 2.5, least);
    expect(fitsSeconds(spokenIn(row), row.endSeconds - row.startSeconds, pace), spokenIn(row)).toBe(
      true,
    );
  }
  expect(at).toBe(seconds);
}

test('GEN-04 seconds: every row is rescaled, the header follows, words still fit', () => {
  const revised = revise('make it 9 seconds');
  expectSound(revised, 9);
  expect(revised.facts.find((f) => f.label === 'Format')?.text).toBe('TikTok 9:16, 9 s');
  expect(revised.rows.map((row) => row.video)).toEqual(script.rows.map((row) => row.video));
  expect(say(revised, -1)).toContain('Worth waking for.');
});

test('GEN-04 shorter and longer go to the next usual length', () => {
  expectSound(revise('shorter please'), 9);
  const longer = revise('make it longer');
  expectSound(longer, 20);
  expectSound(revise('shorter', formatAvScript(longer)), 15);
});

test('GEN-04 a longer film says what the client said and the script left out', () => {
  const longer = revise('make it 30 seconds');
  expectSound(longer, 30);
  expect(longer.rows.map(spokenIn).join(' ')).toContain('A neighbourhood bakery in Leeds.');
});

test('GEN-04 funnier adds a gag, a shrug and its return, and no more', () => {
  const revised = revise('make it funnier');
  expectOnly(revised, [1, 3]);
  expectSound(revised, 15);
  expect(revised.rows[1]?.video.startsWith(script.rows[1]?.video ?? '?')).toBe(true);
  expect(revised.rows[1]?.video.length).toBeGreaterThan(60);
  expect(say(revised, -1)).toMatch(/^Come in before nine\. Crumb\. (?!Worth)/);
  const again = revise('make it funnier', formatAvScript(revised));
  expect(again.rows[1]?.video.length).toBeGreaterThan(revised.rows[1]?.video.length ?? 0);
});

test.each(['serious', 'warmer', 'bolder', 'calmer'])(
  'GEN-04 %s changes pictures, music and at most a line',
  (tone) => {
    const revised = revise(`make it ${tone}`);
    expectOnly(revised, [0, 1, 2, 3]);
    expectSound(revised, 15);
    expect(revised.rows[3]).toEqual(script.rows[3]);
    expect(revised.rows[0]?.cues[0]?.text).not.toBe('One upright piano.');
    expect(revised.rows[0]?.video).not.toBe(script.rows[0]?.video);
  },
);

test('GEN-04 calmer takes the shouting out', () => {
  expect(say(revise('calmer'), 0)).toBe('After you.');
  expect(say(revise('bolder'), 0)).toBe('After you!');
});

test('GEN-04 another ending or opening is a new picture and a new line', () => {
  const ending = revise('different ending');
  expectOnly(ending, [3]);
  expectSound(ending, 15);
  expect(ending.rows[3]?.video).not.toBe(script.rows[3]?.video);
  expect(say(ending, -1)).toContain('Come in before nine.');
  const opening = revise('I want a different hook');
  expectOnly(opening, [0]);
  expect(opening.rows[0]?.video).not.toBe(script.rows[0]?.video);
});

test('GEN-04 the ending that was asked for is said last', () => {
  const revised = revise('end with call now');
  expectOnly(revised, [3]);
  expect(say(revised, -1)).toBe('Come in before nine. Crumb. Call now.');
  expect(revise('end with a slow fade to black').rows[3]?.video).toContain('A slow fade to black.');
});

test('GEN-04 a call to action takes the place of the old one, in speech and lettering', () => {
  const revised = revise('tell them to book online');
  expectOnly(revised, [3]);
  expect(say(revised, -1)).toBe('Book online. Crumb. Worth waking for.');
  expect(revised.rows[3]?.cues[1]?.text).toBe('CRUMB · BOOK ONLINE');
});

test('GEN-04 what is mentioned is said where it fits', () => {
  const revised = revise('mention free parking');
  expect(revised.rows.map(spokenIn).join(' ')).toContain('Free parking.');
  expectSound(revised, 15);
  const lettered = revise(
    'mention that children under twelve get a second cinnamon roll for nothing on Sundays',
  );
  expectOnly(lettered, [3]);
  expect(lettered.rows[3]?.cues.at(-1)).toMatchObject({ kind: 'SUPER' });
});

test('GEN-04 what is removed is gone from speech, picture and lettering', () => {
  const revised = revise("don't mention the price");
  expectOnly(revised, [2]);
  expect(say(revised, 2)).toBe('Gone by nine.');
  expect(JSON.stringify(revise('remove sourdough').rows)).not.toMatch(/sourdough/i);
});

test('GEN-04 one wording for another, with its capitals', () => {
  const revised = revise("replace 'sourdough' with 'rye'");
  expectOnly(revised, [2]);
  expect(say(revised, 2)).toBe('Fresh rye for $6. Gone by nine.');
  expect(revised.rows[2]?.cues[1]?.text).toBe('FRESH RYE');
});

test('GEN-04 a name in capitals keeps them, and the product keeps its name', () => {
  expect(revise('change Maya to Ana').rows[1]?.video).toBe('MS, hand-held. ANA narrows her eyes.');
  const named = formatAvScript({ ...script, notes: [] }).replaceAll('Crumb', 'Fresh Bread');
  const read = (notes: string) =>
    reviseScript(named, notes, { ...request, productName: 'Fresh Bread' });
  expect(read("replace 'fresh' with 'warm'")).toContain('Client: Fresh Bread');
  expect(read("replace 'fresh' with 'warm'")).toContain('Warm sourdough for $6.');
  expect(read('remove bread')).toContain('Note for the director: remove bread');
});

test('GEN-04 voice, dialogue and music can go', () => {
  const mute = revise('no voice-over');
  expect(mute.rows.flatMap((row) => row.cues).some((cue) => cue.kind === 'VO')).toBe(false);
  expect(mute.rows[1]).toEqual(script.rows[1]);
  expect(revise('no dialogue').rows[1]?.cues).toEqual([{ kind: 'VO', text: 'No, no.' }]);
  const quiet = revise('no music');
  expectOnly(quiet, [0]);
  expect(quiet.rows[0]?.cues).toEqual([{ kind: 'VO', text: 'After you!' }]);
});

test('GEN-04 a voice can be added where only lettering stood', () => {
  const spoken = revise('add a voice-over', formatAvScript(revise('no voice-over')));
  expect(say(spoken, -1)).toBe('Crumb. Come in before nine.');
});

test('GEN-04 other music, other letters, another title', () => {
  expect(revise('change the music to soft jazz').rows[0]?.cues[0]?.text).toBe('Soft jazz.');
  expect(revise("add super 'open sundays'").rows[3]?.cues.at(-1)?.text).toBe('OPEN SUNDAYS');
  expect(revise('change the title to Loaf Story').title).toBe('LOAF STORY');
});

test('GEN-04 fewer words drops about half and keeps the ending', () => {
  const revised = revise('fewer words');
  const count = (list: AvScript) => countSpokenWords(list.rows.map(spokenIn).join(' '));
  expect(count(revised)).toBeLessThan(count(script) * 0.8);
  expect(say(revised, -1)).toContain('Worth waking for.');
});

test('GEN-04 the character gets another name everywhere', () => {
  const revised = revise('rename the character to Ana');
  expectOnly(revised, [1], ['Cast']);
  expect(revised.rows[1]).toEqual({
    ...script.rows[1],
    video: 'MS, hand-held. ANA narrows her eyes.',
    cues: [{ kind: 'DIALOGUE', speaker: 'ANA', text: 'No, no.' }],
  });
});

test('GEN-04 place and light go right behind the shot', () => {
  expect(revise('set it in a gym').rows[1]?.video).toBe(
    'MS, hand-held. In a gym. MAYA narrows her eyes.',
  );
  const night = revise('set it at night');
  expect(night.rows[0]?.video).toBe(
    'ECU, low, push in. Two hands stop above the last loaf, at night.',
  );
  expect(night.rows[1]?.video).toBe('MS, hand-held. At night. MAYA narrows her eyes.');
});

test('GEN-04 one row alone can be changed', () => {
  const framed = revise('make shot 2 a close-up');
  expectOnly(framed, [1]);
  expect(framed.rows[1]?.video).toBe('CU, hand-held. MAYA narrows her eyes.');
  const shown = revise('in shot 3 she drinks the coffee');
  expectOnly(shown, [2]);
  expect(shown.rows[2]?.video).toBe('CU, overhead. Hands fold dough. She drinks the coffee.');
  const dropped = revise('remove shot 2');
  expectSound(dropped, 15);
  expect(dropped.rows.map((row) => row.beat)).toEqual(['HOOK', 'DEMONSTRATION', 'OFFER']);
});

test('GEN-04 pace changes the cutting, and the voice when the words allow it', () => {
  const faster = revise('faster pace');
  expect(faster.facts.find((f) => f.label === 'Voice pace')?.text).toBe('hard, 2.8 words a second');
  expect(faster.rows[3]).toEqual(script.rows[3]);
  expectSound(revise('slower'), 15);
});

test('GEN-04 what cannot be done stands as a remark, and nothing else changes', () => {
  for (const note of [
    'make it feel like a Wes Anderson film',
    'mention how long it lasts',
    "replace 'beer' with 'wine'",
    'make shot 9 a close-up',
  ]) {
    const revised = revise(note);
    expectOnly(revised, []);
    expect(revised.notes).toEqual([...script.notes, `Note for the director: ${note}`]);
  }
});

test('GEN-04 several requests in one note are all met', () => {
  const revised = revise(
    'Make it 20 seconds, no music and change the title to Loaf Story. Then surprise me!',
  );
  expectSound(revised, 20);
  expect(revised.title).toBe('LOAF STORY');
  expect(revised.rows[0]?.cues.some((cue) => cue.kind === 'MUSIC')).toBe(false);
  expect(revised.notes.at(-1)).toBe('Note for the director: Then surprise me!');
});

test('GEN-04 a script of free text is changed in its wording alone', () => {
  const free = 'Maya enters. She buys fresh bread.\nShe smiles at the price.';
  expect(reviseScript(free, "replace 'fresh' with 'warm'", request)).toBe(
    'Maya enters. She buys warm bread.\nShe smiles at the price.',
  );
  expect(reviseScript(free, 'remove the price', request)).toBe(
    'Maya enters. She buys fresh bread.\n',
  );
  expect(reviseScript(free, 'make it funnier', request)).toBe(
    `${free}\n\n- Note for the director: make it funnier`,
  );
});

test('GEN-04 new words of another language do not enter a script', () => {
  const revised = revise('menciona el envío gratis');
  expectOnly(revised, []);
  expect(revised.notes.at(-1)).toBe('Note for the director: menciona el envío gratis');
  expect(revise('más corto').rows.at(-1)?.endSeconds).toBe(9);
});

const spanish = formatAvScript({
  ...script,
  rows: [
    {
      beat: 'GANCHO',
      startSeconds: 0,
      endSeconds: 5,
      video: 'ECU. Dos manos se detienen sobre el último pan.',
      cues: [{ kind: 'VO', text: 'Usted primero.' }],
    },
    {
      beat: 'PROBLEMA',
      startSeconds: 5,
      endSeconds: 10,
      video: 'MS. MAYA entorna los ojos.',
      cues: [{ kind: 'VO', text: 'No, usted.' }],
    },
    {
      beat: 'OFERTA',
      startSeconds: 10,
      endSeconds: 15,
      video: 'CU. El pan sobre el mostrador.',
      cues: [{ kind: 'VO', text: 'Crumb. Pan de verdad.' }],
    },
  ],
  notes: [],
});

test('GEN-04 a revision is written in the language of the script, whatever the note is in', () => {
  for (const note of [
    'make it funnier',
    'más divertido',
    'lustiger',
    'different ending',
    'plus chaleureux',
  ]) {
    const revised = revise(note, spanish);
    const added = revised.rows.map((row) => `${row.video} ${spokenIn(row)}`).join(' ');
    expect(detectLanguage(added)).toBe('es');
    expect(added).not.toMatch(/\b(?:the|and|with)\b/);
    expect(revised.notes).toEqual([]);
  }
});

const note = fc.constantFrom(
  ...[
    'shorter',
    '10 seconds',
    'longer',
    '6 seconds',
    'funnier',
    'more serious',
    'warmer',
    'bolder',
    'calmer',
  ],
  ...[
    'different ending',
    'new hook',
    'end with call now',
    'tell them to visit us',
    'mention free parking',
  ],
  ...[
    'remove the price',
    'no voice-over',
    'no dialogue',
    'no music',
    'fewer words',
    'faster',
    'slower',
  ],
  ...[
    'set it in a gym',
    'set it at night',
    'make shot 2 wide',
    'remove shot 1',
    'surprise me',
    'call her Ana',
  ],
);
const anyRequest = fc.record({
  userType: fc.constantFrom(...userTypes),
  platform: fc.constantFrom(...platforms),
  creativeApproach: fc.constantFrom(...creativeApproaches),
  videoStyle: fc.constantFrom(...videoStyles),
  voiceOverOnly: fc.boolean(),
});

test('GEN-07 BOARD-04 after any notes the seconds add up, the words fit and rows are the text, every time', () => {
  fc.assert(
    fc.property(anyRequest, fc.array(note, { minLength: 1, maxLength: 3 }), (answers, notes) => {
      const made = generateScriptRequest.parse({ ...request, ...answers });
      const before = writeScript(made, { date: new Date('2026-03-01') }).script;
      const revised = reviseScript(before, notes.join('\n'), made);
      expect(reviseScript(before, notes.join('\n'), made)).toBe(revised);
      const [old, read] = [before, revised].map(parseAvScript);
      if (!old || !read) throw new Error('not a script');
      const table = readRows(revised);
      expect(table.problem ?? formatAvScript(table.script)).toBe(revised);
      expectSound(read, read.rows.at(-1)?.endSeconds ?? 0, keptPace(old, 2.5));
      expect(
        read.rows.every((row) => row.cues.filter(isSpoken).every((cue) => cue.text !== '')),
      ).toBe(true);
    }),
    { numRuns: 150 },
  );
});

const wordlessRequest = (description: string, productName: string) =>
  generateScriptRequest.parse({
    ...request,
    platform: ['tiktok'],
    productName,
    description,
    behavior: '',
    creativeApproach: 'story',
  });
const silentFilms = [
  [
    'de',
    wordlessRequest('Bäckerei in Leipzig. Das Brot ruht 48 Stunden.', 'Krume'),
    silentGerman,
    'Lustiger, und bitte die Öffnungszeit „ab 5 Uhr“ nennen. Anderes Ende.',
    /ab 5 uhr geöffnet/i,
    /Öffnungszeit/i,
  ],
  [
    'en',
    wordlessRequest('A neighbourhood bakery. Every loaf ferments for 48 hours.', 'Crumb'),
    silentEnglish,
    'Make it funnier. Mention the opening hours "from 5 am" and the address 12 High Street.',
    /open from 5 am[\s\S]*12 high street|12 high street[\s\S]*open from 5 am/i,
    /opening hours|address/i,
  ],
] as const;

test.each(silentFilms)(
  'GEN-07 %s a film without words keeps to it, first and revised',
  (_, asked, first, notes, told, label) => {
    const revised = reviseScript(first, notes, asked);
    for (const text of [first, revised]) {
      const rows = parseAvScript(text)?.rows ?? [];
      const speaking = rows.map((row) => row.cues.some(isSpoken));
      expect(speaking.indexOf(true), text).toBeGreaterThanOrEqual(rows.length - 2);
    }
    expect(revised).toMatch(told);
    expect(revised).not.toMatch(label);
  },
);
test.each([
  ['mention the opening hours from 5 am', /: Open from 5 am/i],
  ['mention the address 12 High Street', /(?<!address )12 High Street/i],
  ['Add a voice-over that says we open at 5', /(?<!says )we open at 5/i],
  ['mention the price $9', /[: ]\$9\b/],
  ['say our new website crumb.example', /(?<!website )crumb\.example/i],
  [
    'mention opening hours from 5 am and the address 12 High Street',
    /(?<!address )12 High Street/i,
  ],
])('GEN-07 of "%s" the content is said, not the label', (notes, line) => {
  const revised = reviseScript(formatAvScript(script), notes, request);
  expect(revised).toMatch(line);
  expect(revised).not.toMatch(/(?:VO|SUPER): .*(?:that says|opening hours|the address)/i);
});

test('GEN-07 a label without its content stays a remark', () => {
  const revised = reviseScript(formatAvScript(script), 'mention the opening hours', request);
  expect(revised).not.toMatch(/(?:VO|SUPER): ?.*opening hours/i);
});

test('GEN-07 a note that asks for a voice gives a film without words one', () => {
  const [, asked, first] = silentFilms[1];
  const rows = parseAvScript(reviseScript(first, 'Add a voice-over', asked))?.rows ?? [];
  expect(rows.slice(0, -1).some((row) => row.cues.some(isSpoken))).toBe(true);
});

test.each([
  ['de', silentFilms[0], 'Ohne Sprecher.', /Sprechweise/],
  ['en', silentFilms[1], 'No voice-over', /How to read it/],
] as const)(
  'GEN-07 %s without a voice-over nothing is said of how to read it',
  (_, film, notes, remark) => {
    const [, asked, first] = film;
    expect(reviseScript(first, 'Another music', asked)).toMatch(/Sprechweise|How to read it/);
    expect(reviseScript(first, notes, asked)).not.toMatch(remark);
  },
);

test('PLAN-07 a line is worded anew in its row, under its own label and in its own place', () => {
  const after = revise('Row 3: change the VO to: We rent tents, and they are dry.').rows;
  expect(after[2]?.cues).toEqual([
    { kind: 'VO', text: 'We rent tents, and they are dry.' },
    { kind: 'SUPER', text: 'FRESH SOURDOUGH' },
  ]);
  expect(after.toSpliced(2, 1)).toEqual(script.rows.toSpliced(2, 1));
  expect(revise('In row 2 say "Not that one."').rows[1]?.cues).toEqual([
    { kind: 'DIALOGUE', speaker: 'MAYA', text: 'Not that one.' },
  ]);
  expect(revise('row 3 super: open sundays').rows[2]?.cues.at(-1)?.text).toBe('OPEN SUNDAYS');
  const closing = script.rows.at(-1)?.cues.filter(({ kind }) => kind === 'SUPER') ?? [];
  const relettered = revise('row 4 super: open sundays').rows.at(-1)?.cues ?? [];
  expect(relettered.filter(({ kind }) => kind === 'SUPER')).toEqual(
    closing.with(-1, { kind: 'SUPER', text: 'OPEN SUNDAYS' }),
  );
  const shown = revise('In row 3 change the picture to: A loaf cools on the sill').rows[2];
  expect(shown?.video).toBe('CU, overhead. A loaf cools on the sill.');
});
