import { describe, expect, test } from 'vitest';
import { type Shot, shotPlan } from '#domain/storyboard/shot-plan.ts';
import { findCast } from '../cast/find-cast.ts';
import { composeFrame } from '../compose/compose-frame.ts';
import { leadOf } from '../compose/scene-plan.ts';
import { planBoard } from '../plan-board.ts';
import { sampleBoard } from '../sample-board.ts';
import { scenesOf } from './scenes-of.ts';
import { samplePlans } from './testing/sample-plans.ts';

const cast = findCast(sampleBoard(), null, true);
const boardOf = (name: keyof typeof samplePlans, aspect: '16:9' | '9:16' | '1:1' = '16:9') => {
  const { plan, productName, voiceOverOnly } = samplePlans[name];
  return scenesOf(plan, { aspect, cast, voiceOnly: voiceOverOnly ?? false, productName });
};
const names = Object.keys(samplePlans) as (keyof typeof samplePlans)[];

describe.each(names)('GEN-09 the board of %s', (name) => {
  test.each(['16:9', '9:16', '1:1'] as const)('is drawn in %s', (aspect) => {
    for (const scene of boardOf(name, aspect).scenes)
      expect(composeFrame(scene).svg()).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('has four different pictures, one disc of light and one pointing finger at most', () => {
    const { scenes } = boardOf(name);
    const looks = scenes.map(
      (scene) =>
        `${scene.shot.composition} ${scene.shot.size} ${leadOf(scene).pose} ${scene.place.name}`,
    );
    expect(new Set(looks).size).toBe(4);
    expect(scenes.filter(({ plainLight }) => !plainLight).length).toBeLessThanOrEqual(1);
    const near = ['hands', 'overhead'];
    const pointing = scenes.filter(
      (scene) => near.includes(scene.shot.composition) && leadOf(scene).points,
    );
    expect(pointing.length).toBeLessThanOrEqual(1);
  });

  test('keeps composition, move, angle and lettering of each shot', () => {
    const { scenes, shots } = boardOf(name);
    for (const [index, { shot }] of scenes.entries()) {
      const planned = shots[index] as Shot;
      expect([shot.composition, shot.move, shot.angle]).toEqual([
        planned.composition,
        planned.move,
        planned.angle,
      ]);
      for (const { text } of planned.lettering)
        expect(`${shot.lettering} ${shot.sponsor}`).toContain(text);
    }
  });
});

test('GEN-09 what the library does not have is counted, and drawn with the client’s word', () => {
  const { missing, scenes } = boardOf('leakListener');
  expect(missing).toEqual(
    expect.arrayContaining(['thing:wall stain', 'thing:listening rod', 'thing:chalk circle']),
  );
  expect(scenes[0]?.props[0]?.prop.name).toContain('“wall stain”');
  expect(boardOf('bellComedy').missing).toEqual(['place:belfry', 'place:vestry']);
});

test('GEN-09 an unknown form is never another thing', () => {
  const plan = shotPlan.parse({
    shots: [
      {
        row: 1,
        seconds: 3,
        composition: 'pack',
        size: 'close-up',
        product: { shown: 'hero', form: 'no-such-form', label: 'Quibble' },
      },
    ],
  });
  const { scenes, missing } = scenesOf(plan, {
    aspect: '1:1',
    cast,
    voiceOnly: false,
    productName: 'Quibble',
  });
  expect(scenes[0]?.product.drawing.id).toBe('none');
  expect(scenes[0]?.product.look.label).toBe('QUIBBLE');
  expect(missing).toEqual(['form:no such form']);
});

test('GEN-09 clothes go from the skin outwards, an apron over a vest', () => {
  const [, worker] = boardOf('squeegee').scenes;
  const { top, layer, over, headwear } = leadOf(worker as never).person.wardrobe;
  expect([top.kind, layer.kind, over?.kind, headwear.kind]).toEqual([
    'sweater',
    'hi-vis-vest',
    'apron',
    'flat-cap',
  ]);
});

test('GEN-09 somebody who works while sitting sits', () => {
  const plan = shotPlan.parse({
    shots: [
      {
        row: 1,
        seconds: 3,
        composition: 'figure',
        size: 'medium',
        people: [{ who: 'cast', pose: 'sit', action: 'read' }],
      },
    ],
  });
  const look = { aspect: '16:9', cast, voiceOnly: false, productName: 'Quibble' } as const;
  const lead = leadOf(scenesOf(plan, look).scenes[0] as never);
  expect([lead.pose, lead.legs, lead.held?.name]).toEqual(['read', 'sit', 'a book']);
});

test('GEN-09 a colour, a state and a place of the plan are in the picture', () => {
  const [, , , pack] = boardOf('nameRegister').scenes;
  expect(pack?.props[0]?.prop.name).toBe('a framed photograph, worn');
  expect(pack?.place.id).toBe('kitchen');
  expect(pack?.shot.sponsor).toBe('Campaña del Cabildo de Valdeolmo.');
});

test.each([
  ['plain', false],
  ['overcast', false],
  ['lamp', true],
  ['sun', true],
])('GEN-09 the yellow disc is there where the plan asks for light: %s', (light, isThere) => {
  const plan = shotPlan.parse({
    shots: [{ row: 1, seconds: 3, composition: 'pack', size: 'close-up', light }],
  });
  const look = { aspect: '16:9', cast, voiceOnly: false, productName: 'Quibble' } as const;
  const seen = scenesOf(plan, look).scenes;
  expect(seen.filter(({ plainLight }) => !plainLight)).toHaveLength(isThere ? 1 : 0);
  expect(seen.filter(({ shot }) => shot.mood.sunny).length).toBeLessThanOrEqual(1);
});

const script = (videos: readonly string[]) =>
  `T\n\n${videos.map((video, at) => `${at + 1}. BEAT | ${at * 3}-${at * 3 + 3} s\nVIDEO: ${video}`).join('\n\n')}`;
const rows = ['CU. A stain.', 'MS. Greta listens.', 'CU. A circle.', 'Pack shot. The plate.'];
const typed = (videos: readonly string[]) => {
  const { plan, productName } = samplePlans.leakListener;
  const request = sampleBoard({
    script: script(videos),
    productName,
    characterName: 'Greta',
    shots: { ...plan, rows },
  });
  return planBoard(request).frames;
};

test('GEN-09 only the row that somebody typed is read', () => {
  const planned = typed(rows);
  const [first, second, third, fourth] = typed([
    rows[0] as string,
    'WS, pan left. Greta runs through the kitchen, a candle in her hand.',
    rows[2] as string,
    rows[3] as string,
  ]);
  expect(second?.shot).toMatchObject({ row: 2, move: 'pan-left', size: 'wide', place: 'kitchen' });
  expect(second?.shot.people[0]).toMatchObject({ who: 'greta', pose: 'run' });
  expect([first, third, fourth].map((one) => one?.shot)).toEqual(
    [planned[0], planned[2], planned[3]].map((one) => one?.shot),
  );
});

test('GEN-09 a row that was only moved keeps its shots', () => {
  const [a, b, c, d] = rows as [string, string, string, string];
  const frames = typed([b, a, c, d]);
  expect(frames.map(({ shot }) => `${shot.row} ${shot.composition}`)).toEqual([
    '1 pair',
    '2 object',
    '3 hands',
    '4 pack',
  ]);
});

test.each([
  ['other:man', 'another man in'],
  ['other:mujer', 'another woman in'],
  ['other:second woman', 'a second woman in'],
  ['other:old man', 'an old man in'],
  ['other:boy', 'another child (boy) in'],
  ['other:neighbour', /^another (?:wo)?man \(neighbour\) in /u],
])('DESK-10 what somebody is is told once: %s', (who, words) => {
  const plan = shotPlan.parse({
    shots: [{ row: 1, seconds: 3, composition: 'figure', size: 'medium', people: [{ who }] }],
  });
  const { scenes } = scenesOf(plan, { aspect: '1:1', cast, voiceOnly: false, productName: 'X' });
  const told = scenes[0]?.people[0]?.words;
  if (typeof words === 'string') expect(told?.slice(0, words.length)).toBe(words);
  else expect(told).toMatch(words);
});

test('DESK-02 where it clears up at the desk the ground stays open', () => {
  const written = {
    composition: 'figure',
    size: 'wide',
    weather: 'snow',
    place: 'none:where the ridge ends',
    people: [{ who: 'other:hiker' }],
  };
  const at = { row: 1, seconds: 5 };
  const placeOf = (shot: object) => {
    const shots = [1, 2, 3, 4].map((frame) => ({ ...at, ...shot, frame }));
    const plan = shotPlan.parse({ shots });
    return scenesOf(plan, { aspect: '16:9', cast, voiceOnly: false, productName: 'Moor' }).scenes[0]
      ?.place;
  };
  const clear = { ...written, weather: 'dry', directed: { written, video: '' } };
  expect(placeOf(clear)?.indoors).toBe(false);
  expect(placeOf(clear)?.name).toBe(placeOf(written)?.name);
});
