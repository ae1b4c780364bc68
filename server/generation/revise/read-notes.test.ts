import { expect, test } from 'vitest';
import { startCpuTime } from '#tests/cpu-time.ts';
import type { Intent } from './intent.ts';
import { readNotes } from './read-notes.ts';

type Read = Intent | { kind: 'unknown' };
const intents = (notes: string): Read[] =>
  readNotes(notes).map((request) => request.intent ?? { kind: 'unknown' });

const notes: [note: string, ...wanted: Read[]][] = [
  [
    'make it shorter and funnier',
    { kind: 'length', to: 'shorter' },
    { kind: 'tone', tone: 'funny' },
  ],
  ['Please make it 10 seconds.', { kind: 'length', to: 10 }],
  ['cut to 20s', { kind: 'length', to: 20 }],
  ['It’s too long', { kind: 'length', to: 'shorter' }],
  ['fewer words', { kind: 'fewer-words' }],
  ['faster pace', { kind: 'pace', to: 'faster' }],
  ['I love it but can we make it a bit warmer?', { kind: 'tone', tone: 'warm' }],
  ['not so funny', { kind: 'tone', tone: 'serious' }],
  ['less salesy', { kind: 'tone', tone: 'calm' }],
  ['add some humor', { kind: 'tone', tone: 'funny' }],
  ['mention fresh and warm bread', { kind: 'mention', what: 'fresh and warm bread' }],
  [
    'mention free delivery and no minimum order',
    { kind: 'mention', what: 'free delivery and no minimum order' },
  ],
  ["don't mention the price", { kind: 'remove', what: 'the price' }],
  ["replace 'fresh' with 'warm'", { kind: 'replace', from: 'fresh', to: 'warm' }],
  ['say bread instead of loaf', { kind: 'replace', from: 'loaf', to: 'bread' }],
  ['no voice-over, no music', { kind: 'strike', cue: 'VO' }, { kind: 'strike', cue: 'MUSIC' }],
  ['no dialogue', { kind: 'strike', cue: 'DIALOGUE' }],
  ['add a voice-over', { kind: 'voice' }],
  ['change the music to soft jazz', { kind: 'music', to: 'soft jazz' }],
  ['different ending', { kind: 'ending' }],
  ['end with call now', { kind: 'ending', what: 'call now' }],
  ['I want a different hook', { kind: 'opening' }],
  ['start with a ringing phone', { kind: 'opening', what: 'a ringing phone' }],
  ['tell them to book online', { kind: 'action', what: 'book online' }],
  ['call her Maya', { kind: 'rename', to: 'Maya' }],
  ['rename the character to Ana', { kind: 'rename', to: 'Ana' }],
  ['set it in a gym', { kind: 'place', to: 'in a gym' }],
  ['set it at night', { kind: 'light', to: 'night' }],
  ["add super 'OPEN SUNDAYS'", { kind: 'super', text: 'OPEN SUNDAYS', instead: false }],
  ['change the title to Loaf Story', { kind: 'title', text: 'Loaf Story' }],
  ['make it feel like a Wes Anderson film', { kind: 'unknown' }],
  [
    'Más corto y más divertido, menciona el envío gratis',
    { kind: 'length', to: 'shorter' },
    { kind: 'tone', tone: 'funny' },
    { kind: 'mention', what: 'el envío gratis' },
  ],
  ['termina con llama ahora', { kind: 'ending', what: 'llama ahora' }],
  ['cambia la música por guitarra flamenca', { kind: 'music', to: 'guitarra flamenca' }],
  ['que sea de noche', { kind: 'light', to: 'night' }],
  ['sin voz en off', { kind: 'strike', cue: 'VO' }],
  [
    'Plus court et plus drôle, sans voix off',
    { kind: 'length', to: 'shorter' },
    { kind: 'tone', tone: 'funny' },
    { kind: 'strike', cue: 'VO' },
  ],
  ['dis-leur de réserver en ligne', { kind: 'action', what: 'réserver en ligne' }],
  ['remplace « frais » par « chaud »', { kind: 'replace', from: 'frais', to: 'chaud' }],
  ['une autre fin', { kind: 'ending' }],
  ['Kürzer und lustiger', { kind: 'length', to: 'shorter' }, { kind: 'tone', tone: 'funny' }],
  ['ersetze "frisch" durch "warm"', { kind: 'replace', from: 'frisch', to: 'warm' }],
  ['keine Musik', { kind: 'strike', cue: 'MUSIC' }],
  ['es soll nachts spielen', { kind: 'light', to: 'night' }],
  ['anderes Ende', { kind: 'ending' }],
  ['mit Stimme', { kind: 'voice' }],
  ['erwähne die kostenlose Lieferung', { kind: 'mention', what: 'die kostenlose Lieferung' }],
];

test.each(notes)('GEN-04 the note %j', (note, ...wanted) => {
  expect(intents(note)).toEqual(wanted);
});

test('GEN-04 notes for one row name it, in every language', () => {
  const scoped: [note: string, row: number][] = [
    ['make shot 2 a close-up', 1],
    ['the last shot should be a close-up', -1],
    ['haz el plano 2 un primer plano', 1],
    ['mach Einstellung 2 zu einer Nahaufnahme', 1],
  ];
  for (const [note, row] of scoped) {
    expect(readNotes(note)).toMatchObject([{ row, intent: { kind: 'frame', size: 'CU' } }]);
  }
  expect(readNotes('remove shot 3')).toMatchObject([{ row: 2, intent: { kind: 'drop-row' } }]);
  expect(readNotes('shot 2 is too dark')[0]?.intent).toBeUndefined();
});

test.each([
  ['row 2 at noon', 'day'],
  ['Row 2 at noon, please', 'day'],
  ['make row 2 rainy', 'rain'],
  ['Zeile 2 mittags, nicht nachts', 'day'],
  ['la escena 2 a mediodía', 'day'],
  ['scène 2 à midi', 'day'],
])('GEN-04 of one row an hour or weather is said without a verb: %s', (note, to) => {
  expect(readNotes(note)[0]).toMatchObject({ row: 1, intent: { kind: 'light', to } });
});

test('GEN-04 a picture for one row is told as a sentence of its own', () => {
  const told = (note: string) => readNotes(note).map((request) => request.intent);
  expect(told('in Szene 3 trinkt sie den Kaffee')).toEqual([
    { kind: 'show', what: 'sie trinkt den Kaffee' },
  ]);
  expect(told('in Szene 3 sieht man ein Schiff')).toEqual([{ kind: 'show', what: 'ein Schiff' }]);
});

test('GEN-04 lists, sentences and quotation marks keep their bounds', () => {
  expect(intents('- shorter\n- no music\n2) call her Ana')).toHaveLength(3);
  expect(intents('Make it shorter. Mention the price $9.99.')).toEqual([
    { kind: 'length', to: 'shorter' },
    { kind: 'mention', what: 'the price $9.99' },
  ]);
  expect(intents("replace 'bread and butter' with 'toast, and jam'")).toEqual([
    { kind: 'replace', from: 'bread and butter', to: 'toast, and jam' },
  ]);
});

test.each([
  [
    'Row 2: change the VO to: We rent tents, and they are dry.',
    'SPEECH',
    'We rent tents, and they are dry',
  ],
  ['In row 2 say "Meet Tarn."', 'SPEECH', 'Meet Tarn.'],
  ['Row 2: say "We rent tents. They are dry."', 'SPEECH', 'We rent tents. They are dry.'],
  ['row 2 super: OPEN SUNDAYS', 'SUPER', 'OPEN SUNDAYS'],
  ['In Zeile 2 den Sprechertext ändern: Wir verleihen Zelte.', 'SPEECH', 'Wir verleihen Zelte'],
  ['En la escena 2 cambia el rótulo a "ABIERTO"', 'SUPER', 'ABIERTO'],
  ['Plan 2 : change la voix off en « On loue des tentes. »', 'SPEECH', 'On loue des tentes.'],
  ['In row 2 change the picture to: A tent in the rain', 'VIDEO', 'A tent in the rain'],
])('PLAN-07 %j words a line of its row anew', (note, cue, text) => {
  expect(readNotes(note)).toMatchObject([{ row: 1, intent: { kind: 'line', cue, text } }]);
});

test('GEN-04 praise asks for nothing, unless it is all there is', () => {
  expect(intents('Great! Make it shorter.')).toEqual([{ kind: 'length', to: 'shorter' }]);
  expect(intents('Great!')).toEqual([{ kind: 'unknown' }]);
});

test('GEN-04 a thousand characters of notes are read quickly', () => {
  const spent = startCpuTime();
  for (const piece of ['and ', 'make it ', "'a' ", 'a, ', 'add a a ', 'in shot 2 ', '"']) {
    readNotes(piece.repeat(1000 / piece.length));
  }
  expect(spent()).toBeLessThan(3000);
});

test('PLAN-07 what stands beside a request that is understood is a request of its own, in the words it was typed in', () => {
  const heard = (note: string) =>
    readNotes(note).map(({ words, intent, isPart }) => [words, intent?.kind, isPart]);
  expect(
    heard('shorter, and let Carmen sing the second line in Catalan while a drone circles'),
  ).toEqual([
    ['shorter', 'length', undefined],
    ['let Carmen sing the second line in Catalan while a drone circles', undefined, undefined],
  ]);
  expect(heard('Kürzer, und Carmen pfeift dazu auf Französisch')).toEqual([
    ['Kürzer', 'length', undefined],
    ['Carmen pfeift dazu auf Französisch', undefined, undefined],
  ]);
  expect(heard('longer with Carmen whistling in French')).toEqual([
    ['longer with Carmen whistling in French', 'length', true],
  ]);
  expect(heard('shorter, please')).toEqual([['shorter, please', 'length', undefined]]);
  expect(heard('mention fresh, and warm bread')).toHaveLength(1);
});

test.each([
  ['add a dog', 'show', 'a dog'],
  ['add a small brown dog on the rug', 'show', 'a small brown dog on the rug'],
  ['add a free mug', 'mention', 'a free mug'],
  ['add a two-year guarantee', 'mention', 'a two-year guarantee'],
  ['mention a dog', 'mention', 'a dog'],
  ['füge einen kleinen Hund hinzu', 'show', 'ein kleiner Hund'],
  ['füge eine Garantie hinzu', 'mention', 'eine Garantie'],
  ['añade un perro', 'show', 'un perro'],
  ['ajoute un chien', 'show', 'un chien'],
  ['ajoute une garantie de 2 ans', 'mention', 'une garantie de 2 ans'],
])(
  'PLAN-07 %j: what can be seen is added to a picture, and anything else is said',
  (note, kind, what) => {
    expect(readNotes(note).map(({ intent }) => intent)).toEqual([{ kind, what }]);
  },
);
