import { expect, test } from 'vitest';
import { castSheet } from '#domain/cast/cast-sheet.ts';
import { bakeryPackage, bakeryRequest, samplePicture } from '#tests/builders/bakery.ts';
import { makeCreativePackage } from './creative-package.ts';

const around = {
  pictures: [],
  brand: { phone: '1', address: '2', appUrl: 'https://ads.example' },
  openPath: '/projects',
  stopUrl: 'https://ads.example/mail/stop/x',
  isUnasked: false,
  createdAt: new Date('2026-11-20T23:59:00Z'),
};

test('MAIL-01 the package holds what the visitor made', async () => {
  const creative = await bakeryPackage('9:16');
  expect(creative).toMatchObject({
    greeting: 'June, here is your creative package.',
    client: "June Park, Marlowe's Bread",
    title: 'The light at five',
    format: '9:16, 1:1',
    length: '15 s',
    approach: 'Story',
    date: 'Nov 20, 2026',
    aspect: '9:16',
  });
  expect(creative.frames.map((frame) => frame.heading)).toEqual([
    'Frame 1: One window',
    'Frame 2: Flour to the elbows',
    'Frame 3: The crust talks',
    'Frame 4: Warm until eight',
  ]);
});

test('CAST-05 whoever is cast stands with the character where the script tells of the cast', () => {
  const cast = castSheet.parse({
    others: [{ id: 'second', name: 'Tom', role: 'neighbour', wears: ['coat'] }],
  });
  const facts = (changed: object) => {
    const { script } = makeCreativePackage({ ...bakeryRequest(), ...changed }, around);
    return script && typeof script === 'object' ? script.facts : [];
  };
  const before = facts({}).find(({ label }) => label === 'Cast')?.text;
  expect(facts({ cast }).find(({ label }) => label === 'Cast')?.text).toBe(
    [before, 'Tom (neighbour): wears coat'].filter(Boolean).join('; '),
  );
});

test('CAST-05 a script that tells of the company already has nobody twice', () => {
  const cast = castSheet.parse({
    others: [{ id: 'second', name: 'Tom', role: 'neighbour', wears: ['coat'] }],
  });
  const request = bakeryRequest();
  const script = request.script.replace('\n\n', '\nWith: Tom (neighbour, coat)\n\n');
  const made = makeCreativePackage({ ...request, script, cast }, around).script;
  const facts = made && typeof made === 'object' ? made.facts : [];
  expect(facts.filter(({ text }) => text.includes('Tom'))).toEqual([
    { label: 'With', text: 'Tom (neighbour): wears coat' },
  ]);
});

test('MAIL-01 a package of little is still a package', () => {
  const request = bakeryRequest({
    name: '',
    companyName: '',
    creativeApproach: undefined,
    selectedConcept: null,
    creativeBrief: '',
    script: '',
    storyboardFrames: [],
    platform: 'narrative',
    userType: 'client',
  });
  expect(makeCreativePackage(request, around)).toMatchObject({
    greeting: 'Here is your creative package.',
    client: '',
    title: "Marlowe's Bread",
    format: '16:9',
    length: '',
    approach: '',
    brief: [],
    script: null,
    frames: [],
  });
});

test('the pictures decide the shape of the board, without any the primary platform does', async () => {
  const shape = async (width: number, height: number) =>
    makeCreativePackage(bakeryRequest(), {
      ...around,
      pictures: [undefined, await samplePicture(width, height)],
    }).aspect;
  expect(await shape(96, 54)).toBe('16:9');
  expect(await shape(54, 96)).toBe('9:16');
  expect(await shape(80, 80)).toBe('1:1');
  expect(makeCreativePackage(bakeryRequest({ platform: ['instagram'] }), around).aspect).toBe(
    '1:1',
  );
});

test('a script without timed rows is kept as it was written', () => {
  const request = bakeryRequest({ script: '  Rosa looks up.\nShe smiles.  ' });
  expect(makeCreativePackage(request, around).script).toBe('Rosa looks up.\nShe smiles.');
});

test('PROJ-12 the approach of an older project is kept in its own words', () => {
  const request = { ...bakeryRequest(), creativeApproach: ' mostly sung ' };
  expect(makeCreativePackage(request, around).approach).toBe('mostly sung');
});
