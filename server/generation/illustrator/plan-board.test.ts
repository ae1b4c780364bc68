import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hairColours, skins } from './cast/find-cast.ts';
import { composeFrame } from './compose/compose-frame.ts';
import { markers } from './palette.ts';
import { planBoard } from './plan-board.ts';
import { sampleBoard } from './sample-board.ts';

const plans = (changed = {}) => planBoard(sampleBoard(changed)).frames.map(({ plan }) => plan);

test('GEN-09 one person is drawn in all four frames, as described', () => {
  const people = plans().map(({ cast }) => cast.person);
  for (const person of people) expect(person).toEqual(people[0]);
  expect(people[0]).toMatchObject({
    frame: 'woman',
    hair: { color: hairColours.red },
    wardrobe: {
      layer: { kind: 'apron', color: markers.denim },
      top: { kind: 'shirt', color: markers.white },
    },
  });
});

test('GEN-09 the colours of the person are in every frame that shows them', () => {
  for (const plan of plans({ platform: ['youtube'] })) {
    const svg = composeFrame(plan).svg();
    const { skin, hair, wardrobe } = plan.cast.person;
    const { composition, size } = plan.shot;
    if (composition === 'pack' || composition === 'object') continue;
    expect(svg).toContain(skin);
    if (composition === 'figure' && size === 'MS') {
      expect(svg).toContain(hair.color);
      expect(svg).toContain(wardrobe.layer.color);
    }
  }
});

test('GEN-09 the four frames differ in composition or size', () => {
  const script = `T\n\n${[1, 2, 3, 4].map((n) => `${n}. BEAT | ${n}-${n + 1} s\nVIDEO: MS. She stands in the street.`).join('\n\n')}`;
  const looks = plans({ script }).map(({ shot }) => `${shot.composition} ${shot.size}`);
  expect(new Set(looks).size).toBe(4);
});

test('GEN-09 a voice-over film shows hands, product and places, never a face', () => {
  for (const platform of ['tiktok', 'youtube', 'instagram']) {
    for (const { shot } of plans({ voiceOverOnly: true, platform: [platform] })) {
      expect(['hands', 'overhead', 'object', 'pack', 'place', 'behind', 'shoulder']).toContain(
        shot.composition,
      );
    }
  }
});

test('GEN-09 the cast line of the script says who is drawn when the visitor did not', () => {
  const script = sampleBoard().script.replace(
    'Maya, baker',
    'MAYA, woman, 55+, gray hair, African American; wears a red coat',
  );
  const none = { gender: '', ageRange: '', hairColor: '', ethnicity: '', wardrobe: '' };
  const [plan] = plans({ script, ...none });
  expect(plan?.cast.person).toMatchObject({
    frame: 'woman',
    age: 'senior',
    hair: { color: hairColours.gray },
    wardrobe: { layer: { kind: 'coat', color: markers.red } },
  });
  expect(skins['african-american']).toContain(plan?.cast.person.skin);
});

test.each([
  ['Primer plano. Unas manos parten un pan caliente.', 'hands', 'CU'],
  ['Plan large. Une femme marche dans la rue, de dos.', 'behind', 'WS'],
  ['Halbtotale. Eine Frau spricht in die Kamera.', 'figure', 'MS'],
  ['Over the shoulder, a laptop on a desk.', 'shoulder', 'MS'],
])('GEN-09 “%s” is read as %s, %s', (video, composition, size) => {
  const script = `T

${[1, 2, 3, 4].map((n) => `${n}. A | ${n}-${n + 1} s\nVIDEO: ${video}`).join('\n\n')}`;
  const [first] = plans({ script, characterName: '', productName: 'Zzz' });
  expect([first?.shot.composition, first?.shot.size]).toEqual([composition, size]);
});

test('GEN-09 any script plans four frames and draws them', () => {
  const words = fc.constantFrom(
    'MS.',
    'CU',
    'She walks',
    'a car',
    'crowd',
    'Pack shot',
    'at night',
    'in a kitchen',
    'hands',
    'over the shoulder',
    'SUPER:',
    '1. A | 0-5 s',
    '\n',
    'VIDEO:',
    'overhead',
    'sleeps',
    'runs',
    'sits',
    'phone',
    '漢字',
    'wearing a red hat and glasses',
  );
  fc.assert(
    fc.property(
      fc.array(words, { minLength: 1, maxLength: 40 }),
      fc.constantFrom('tiktok', 'youtube', 'instagram'),
      fc.boolean(),
      (list, platform, voiceOverOnly) => {
        const script = list.join(' ').trim() || 'x';
        const board = plans({ script, platform: [platform], voiceOverOnly });
        expect(board).toHaveLength(4);
        for (const plan of board) expect(composeFrame(plan).svg()).not.toContain('NaN');
      },
    ),
    { numRuns: 12 },
  );
});
