import { expect, test } from 'vitest';
import { parseAvScript } from '#domain/script/av-script.ts';
import { sampleRequest } from '../testing/sample-request.ts';
import { apart } from './stated-facts.ts';
import { writeScript } from './write-script.ts';

const channel =
  'A YouTube channel where a retired firefighter plays brutally hard indie games on a ten-year-old laptop and never once rage-quits. 48,000 subscribers. New episode every Friday at 7 pm.';

test.each([
  ['48,000 subscribers.', 'facts'],
  ['New episode every Friday at 7 pm.', 'facts'],
  ['Larry restarts the level for the 48th time and smiles.', 'pictures'],
  ['One take, 15 seconds, no music.', 'pictures'],
  ['A fire helmet hangs over the screen.', 'pictures'],
] as const)('GEN-07 %s is among the %s', (sentence, kind) => {
  expect(apart([sentence], channel)[kind]).toEqual([sentence]);
});

test.each([
  [
    'LARRY',
    channel,
    ['48,000 subscribers.', 'New episode every Friday at 7 pm.', 'A fire helmet hangs on a chair.'],
    /48,000 subscribers/i,
  ],
  [
    'Radwerk',
    'Wir reparieren Fahrräder in Hamburg. Seit 1998 in Altona. Jede Reparatur in 24 Stunden.',
    ['Seit 1998 in Altona.', 'Ein Rad dreht sich im Gegenlicht.'],
    /seit 1998 in altona/i,
  ],
])(
  'GEN-07 %s: a fact of a written concept is said or lettered, never a shot',
  (name, told, features, fact) => {
    const text = writeScript(
      {
        ...sampleRequest({ userType: 'creator', productName: name, description: told }),
        behavior: '',
        targetAudience: '',
        evaluation: '',
        selectedConcept: { title: 'Own', subtitle: 'Own words.', features, tone: '' },
      },
      { date: new Date(0) },
    );
    const rows = parseAvScript(text)?.rows ?? [];
    expect(rows.map((row) => row.video).join('\n')).not.toMatch(fact);
    expect(rows.flatMap((row) => row.cues.map((cue) => cue.text)).join('\n')).toMatch(fact);
  },
);
