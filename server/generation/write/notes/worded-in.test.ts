import { expect, test } from 'vitest';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { parseAvScript } from '#domain/script/av-script.ts';
import { writeScript } from '../write-script.ts';
import { withoutWorded, wordedIn } from './worded-in.ts';

test.each([
  ['en', 'He holds the door for her, cap still on. "After you."', ['After you.'], []],
  ['en', 'The sign reads "Back in 5 minutes". A man waits.', [], ['Back in 5 minutes']],
  ['en', 'A girl at the gate says: come in', ['come in'], []],
  ['en', 'Black. Title: The Long Row', [], ['The Long Row']],
  ['de', 'Ich am Tor, guck in die Kamera: Fertig. Bis morgen.', ['Fertig. Bis morgen.'], []],
  ['de', 'Sie sagt: „Komm doch rein.“', ['Komm doch rein.'], []],
  ['es', 'Ella mira y dice: Hasta mañana.', ['Hasta mañana.'], []],
  ['fr', 'Une main la retourne. On lit : Secouez-moi.', [], ['Secouez-moi']],
  ['fr', 'Je range tout, et je dis Debout, Odile !', ['Debout, Odile !'], []],
  // A name in quotation marks, and what only tells that somebody speaks, is neither.
  ['en', 'A shop called "Bits and Bobs", at night', [], []],
  ['en', 'She points at the scar: Portugal', [], []],
  ['fr', 'Elle lui dit une phrase : il écoute', [], []],
] as const)('PLAN-10 in %s %j: what is said and what is read', (language, picture, said, read) => {
  expect(wordedIn(picture, language)).toEqual({ said, read });
  const left = withoutWorded(picture, language);
  expect(left).toHaveLength(picture.length);
  for (const words of [...said, ...read]) expect(left).not.toContain(words);
});

const form = {
  userType: 'business',
  platform: ['youtube'],
  creativeApproach: 'story',
  productName: 'Wickham Lanterns',
  description: 'Lanterns made by hand in Leeds. A wick lasts forty hours. From £48.',
  behavior: 'Come and see them lit',
  characterName: 'Orla Finch',
  gender: 'female',
} as const;
const pictures = [
  'A dark street, one lantern. The sign reads "Open late".',
  'Orla trims the wick',
  'Orla carries the lantern down the street',
  'Orla at her door. She says: "Mind the step."',
];
const rowsOf = (more: object) => {
  const request = generateScriptRequest.parse({ ...form, ...more, understood: { pictures } });
  return parseAvScript(writeScript(request, { date: new Date(0) }).script)?.rows ?? [];
};

test.each([
  ['narrative', { kind: 'DIALOGUE', speaker: 'ORLA FINCH', text: 'Mind the step.' }],
  ['voice', { kind: 'VO', text: expect.stringContaining('Mind the step.') }],
])('PLAN-10 what a picture says is said and read in its row, in a film told by %s', (mode, cue) => {
  const notes = 'Orla has the last line: "Mind the step."';
  const rows = rowsOf({ notes, ...(mode === 'voice' ? { voiceOverOnly: true } : {}) });
  expect(rows.at(-1)?.cues).toContainEqual(expect.objectContaining(cue));
  expect(rows[0]?.cues).toContainEqual({ kind: 'SUPER', text: 'OPEN LATE' });
  const all = rows.flatMap(({ cues }) => cues.map(({ text }) => text)).join('\n');
  expect(all.match(/Mind the step/g)).toHaveLength(1);
  expect(all.match(/open late/gi)).toHaveLength(1);
});
