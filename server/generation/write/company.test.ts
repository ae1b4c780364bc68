import { expect, test } from 'vitest';
import {
  type GenerateScriptRequest,
  generateScriptRequest,
} from '#domain/functions/generate-script.ts';
import { parseAvScript } from '#domain/script/av-script.ts';
import { boardShots } from '#domain/storyboard/shot-plan.ts';
import { planBoard } from '../illustrator/plan-board.ts';
import { writeScript } from './write-script.ts';

const others = [
  { id: 'second', name: 'Tom', role: 'neighbour', wears: ['coat'] },
  { id: 'third', role: 'daughter' },
];
const broom = {
  userType: 'business',
  platform: ['tiktok'],
  productName: 'Hobday',
  description:
    "Yard brooms for people who sweep for a living. Two wing nuts hold the head, so when it's worn to a slant you turn it round. New one £11, keep the handle.",
  creativeApproach: 'bold',
  videoStyle: 'narrative',
  characterName: 'Ada',
};
const written = (change: object = {}) => {
  const request: GenerateScriptRequest = generateScriptRequest.parse({ ...broom, ...change });
  const { script, shots } = writeScript(request, { date: new Date(0) });
  const read = parseAvScript(script);
  if (!read) throw new Error('no rows');
  return { request, script, shots, ...read };
};
const videos = ({ rows }: { rows: { video: string }[] }) =>
  rows.map(({ video }) => video).join(' ');

test('CAST-06 whoever is cast beside the character is in the rows, by name, role and clothes, and on the board', () => {
  const film = written({ cast: { others } });
  expect(film.facts).toContainEqual({ label: 'With', text: 'Tom (neighbour, coat); DAUGHTER' });
  expect(videos(film)).toContain('; alongside, Tom (neighbour, coat).');
  expect(videos(film)).toContain('; alongside, DAUGHTER');
  expect(film.shots.cast.map(({ id, name }) => [id, name])).toEqual([
    ['ada', 'Ada'],
    ['second', 'Tom'],
    ['third', 'DAUGHTER'],
  ]);
  const board = boardShots(film.shots);
  expect(board).toHaveLength(4);
  const seen = board.flatMap(({ people }) => people.map(({ who }) => who));
  expect(seen).toEqual(expect.arrayContaining(['ada', 'second', 'third']));
  const drawn = planBoard({ ...film.request, ...film, storyboard: undefined } as never);
  const ages = drawn.frames.flatMap(({ plan }) => plan.people.map(({ person }) => person.age));
  expect(ages).toContain('child');
});

test.each([
  ['de', 'Hofbesen für Leute, die beruflich fegen. Ein neuer Kopf kostet 11 €.', '; daneben Tom'],
  ['es', 'Escobas de patio para quien barre todo el día. Cabezal nuevo 11 €.', '; al lado, Tom'],
  [
    'fr',
    'Balais de cour pour ceux qui balaient toute la journée. Tête neuve 11 €.',
    ' ; à côté, Tom',
  ],
])('CAST-06 the same in %s', (_, description, words) => {
  const film = written({ description, cast: { others: [{ id: 'second', name: 'Tom' }] } });
  expect(videos(film)).toContain(words);
});

test('CAST-06 without a character who is seen they have pictures of their own', () => {
  const film = written({ characterName: '', cast: { others } });
  const people = film.shots.shots.flatMap((one) => one.people.map(({ who }) => who));
  expect(people).toEqual(expect.arrayContaining(['second', 'third']));
  expect(videos(film)).toMatch(/Cut to MS, static: Tom \(neighbour, coat\), /);
});

test('CAST-06 of whom nothing is said is in no row, nor is anybody where no face may be seen', () => {
  const plain = written();
  const whole = (film: ReturnType<typeof written>) => [film.script, film.shots];
  expect(whole(written({ cast: { others: [{ id: 'second' }] } }))).toEqual(whole(plain));
  const hands = { notes: 'No faces, only hands.' };
  expect(whole(written({ ...hands, cast: { others } }))).toEqual(whole(written(hands)));
  expect(videos(written({ voiceOverOnly: true, cast: { others } }))).not.toContain('Tom');
});
