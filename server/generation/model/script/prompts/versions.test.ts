// The words of each prompt as they were when its version was raised last.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { creativeApproaches, platforms, userTypes } from '#domain/wizard/options.ts';
import { sampleRequest } from '../../../testing/sample-request.ts';
import { formRule, houseRules } from '../../prompts/house-rules.ts';
import { planFilm } from '../film.ts';
import * as correct from './correct.ts';
import * as film from './describe-film.ts';
import * as example from './example.ts';
import * as form from './form.ts';
import * as revise from './revise.ts';
import * as shots from './shots.ts';
import * as write from './write.ts';

const planned = (changed: Parameters<typeof sampleRequest>[0]) =>
  planFilm(sampleRequest(changed), new Date(0));
const films = [
  ...userTypes.map((userType) => planned({ userType })),
  ...platforms.map((platform) => planned({ platform: [platform] })),
  ...creativeApproaches.map((creativeApproach) => planned({ creativeApproach })),
  planned({ voiceOverOnly: true }),
  planned({ videoStyle: 'direct' }),
];
const [first] = films;
const rules = ['invented', 'picture', 'shot', 'voice', 'camera', 'hook', 'name', 'ask'] as const;
const faults = [
  { rule: 'words' as const, found: 9, most: 7 },
  { rule: 'super' as const, most: 8 },
  ...rules.map((rule) => (rule === 'invented' ? { rule, figures: [] } : { rule })),
];

// Without what other files say: their words have versions of their own.
const wordsOf = (text: string) =>
  [
    houseRules,
    formRule('').trim(),
    form.form,
    form.proof,
    shots.shotsRule,
    shots.idLists(),
    example.example(),
    ...films.map(film.describeFilm),
  ].reduce((left, part) => left.replaceAll(part, ''), text);
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

test.each([
  [
    'write',
    write.version,
    2,
    'f957caf85219',
    first ? wordsOf(Object.values(write.writeRules()).join('') + write.writePrompt(first)) : '',
  ],
  [
    'film',
    film.version,
    2,
    '7e8391e7982c',
    films.map((each) => film.describeFilm(each).replace(/^\d+\. [^:]+:/gm, '')).join('\n'),
  ],
  ['shots', shots.version, 3, '8e257dcde2f8', shots.shotsRule],
  ['example', example.version, 3, '90518232a55e', example.example()],
  ['form', form.version, 2, 'dfc50c17669e', form.form + form.proof],
  [
    'correct',
    correct.version,
    2,
    '0783762f1b0e',
    wordsOf(correct.correctPrompt([{ number: 1, seconds: 3, mostWords: 7, faults }], 'en')),
  ],
  [
    'revise',
    revise.version,
    2,
    '4168faa373cb',
    wordsOf(
      Object.values(revise.reviseRules()).join('') +
        (first ? revise.revisePrompt(first) : '') +
        revise.reviseLinesPrompt('en'),
    ),
  ],
] as const)(
  'GEN-08 whoever changes the words of the prompt “%s” raises its version',
  (_, version, was, words, text) => {
    expect({ version, words: hash(text) }).toEqual({ version: was, words });
  },
);
