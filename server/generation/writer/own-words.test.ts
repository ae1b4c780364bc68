// The English writer stays with what the visitor said, whatever the subject.
import { expect, test } from 'vitest';
import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import { parseAvScript } from '#domain/script/av-script.ts';
import { countSpokenWords } from '#domain/script/speech.ts';
import { sampleRequest } from '../testing/sample-request.ts';
import { writeConcepts } from './write-concepts.ts';
import { writeScript } from './write-script.ts';

const date = new Date('2026-11-20T12:00:00Z');
const plain = { behavior: '', targetAudience: '', evaluation: '' };

/** All three concepts and their scripts as one text. */
function everything(changed: Partial<GenerateScriptRequest>): string {
  const request = sampleRequest({ ...plain, ...changed });
  return writeConcepts({ ...request, variation: 0 })
    .map((concept) =>
      [
        concept.title,
        concept.subtitle,
        ...concept.features,
        concept.tone,
        writeScript({ ...request, selectedConcept: concept }, { date }),
      ].join('\n'),
    )
    .join('\n');
}
const rowsOf = (changed: Partial<GenerateScriptRequest>) =>
  parseAvScript(writeScript(sampleRequest({ ...plain, ...changed }), { date }))?.rows ?? [];

test.each([
  [
    'The Salt Road',
    "A slow-burn thriller about a lighthouse keeper who finds a radio that only receives tomorrow's weather. She has one night to warn the fishing fleet.",
    'radio',
  ],
  [
    'Emberfall',
    'Fantasy game where you play a blacksmith who must return a stolen crown to a dragon.',
    'crown',
  ],
  [
    'Pim and the Moon',
    "Children's book about a small fox who wants to borrow the moon for one night",
    'moon',
  ],
  [
    'The Quiet Floor',
    'Horror. A night nurse discovers that all patients dream the same dream.',
    'nurse',
  ],
])('GEN-07 “%s” is told with its own nouns', (productName, description, noun) => {
  const text = everything({ userType: 'trailer', productName, description });
  expect(text.toLowerCase()).toContain(noun);
  expect(text).not.toMatch(/telephone|receiver|hang up|photograph|lantern|ship\b/i);
});

test.each([
  ['Whitlock & Sons', 'Family funeral home in Dayton. We handle burials and paperwork.'],
  ['New Path', 'Addiction recovery center. We see people within 24 hours.'],
  ['Amara Osei', 'Immigration lawyer. I file green card and asylum petitions.'],
  ['Willow', 'Hospice care at home. Nurses come day and night.'],
])('GEN-01 GEN-07 nobody jokes about “%s: %s”', (productName, description) => {
  expect(everything({ productName, description })).not.toMatch(
    /silly|funny|deadpan|cheeky|droll|buzzer|western whistle|paid angels|breaking news|wrong answers|testif/i,
  );
});

test.each([
  ['IronThumb', 'brand', 'Gardening gloves with thorn proof palms.', /gardening gloves/i],
  ['GutterHawk', 'infomercial', 'Telescoping gutter cleaning pole. No ladder.', /cleaning pole/i],
  [
    'Tin Toys',
    'business',
    'A small museum of tin toys. Half of them still work.',
    /at the museum/i,
  ],
  ['St. Ann’s', 'business', 'Church choir looking for new singers.', /singer|song sheet/i],
  ['Halvorsen', 'business', 'We build pallet wrapping machines for food factories.', /machine/i],
] as const)(
  'GEN-07 the pictures for %s (%s) show “%s”',
  (productName, userType, description, shown) => {
    expect(everything({ productName, userType, description })).toMatch(shown);
  },
);

test('GEN-04 a character in a trade’s clothes is the one who makes it', () => {
  const rows = rowsOf({
    characterName: 'Rosa',
    gender: 'female',
    wardrobe: 'denim apron',
    videoStyle: 'narrative',
  });
  const seen = rows.map((row) => row.video).join(' ');
  expect(seen).toContain('ROSA');
  expect(seen).not.toMatch(/baker’s hands|ROSA chews/);
});

test('GEN-04 a sixty-second sales film has a picture of its own in every row and speaks most of the time', () => {
  for (const creativeApproach of ['bold', 'problem'] as const) {
    const rows = rowsOf({
      userType: 'infomercial',
      platform: ['youtube'],
      productName: 'SpinDry Mop',
      description:
        'A mop with a bucket that wrings itself. Foot pedal, no bending, washable head. $39.95 with two spare heads, order at spindrymop.example or call 555-0100.',
      creativeApproach,
    });
    expect(new Set(rows.map((row) => row.video)).size).toBe(rows.length);
    const words = rows
      .flatMap((row) => row.cues)
      .filter((cue) => cue.kind === 'VO' || cue.kind === 'DIALOGUE')
      .reduce((sum, cue) => sum + countSpokenWords(cue.text), 0);
    expect(words).toBeGreaterThanOrEqual(95);
  }
});

test('GEN-01 GEN-02 titles have five words at most and never come back in the next three', () => {
  const titles = [0, 1, 2].flatMap((variation) =>
    writeConcepts({ ...sampleRequest({}), variation }).map((concept) => concept.title),
  );
  expect(new Set(titles).size).toBe(9);
  for (const title of titles) expect(title.split(' ').length).toBeLessThanOrEqual(5);
});

test('GEN-07 a word that only hides inside the name is not the product', () => {
  const text = everything({ productName: 'Hearth & Crumb', description: 'the' });
  expect(text).not.toMatch(/the the\b/i);
});

test('GEN-07 in a public message the named person does what it asks for', () => {
  const pictures = rowsOf({
    userType: 'government',
    productName: 'Buckle Up Every Trip',
    description: 'A message asking teenagers to wear a seat belt on every trip.',
    characterName: 'Devon',
    gender: 'male',
    videoStyle: 'narrative',
  })
    .map((row) => row.video)
    .join('\n');
  expect(pictures).toContain('DEVON pulls the belt across');
  expect(pictures).not.toMatch(/driver[’']s hands/);
});
