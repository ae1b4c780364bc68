import { expect, test } from 'vitest';
import { castSheet } from '#domain/cast/cast-sheet.ts';
import { wornAgain } from '#domain/cast/taken-off.ts';
import { parseAvScript } from '#domain/script/av-script.ts';
import { choicesOf, directFrame, pinned } from '#domain/storyboard/direct-shot.ts';
import { keepDirected, plannedRows } from '#domain/storyboard/keep-directions.ts';
import { composeFrame } from './compose/compose-frame.ts';
import { drawCast } from './draw-cast.ts';
import { drawUnlocked } from './draw-storyboard.ts';
import type { BoardRequest } from './plan-board.ts';
import { planBoard, planOf } from './plan-board.ts';
import { sampleBoard } from './sample-board.ts';

const script = sampleBoard().script.replace(
  'MS, hand-held. MAYA leans on the bakery counter before dawn, tired.',
  'MS, hand-held. MAYA and TOM stand at the bakery counter before dawn.',
);
const tom = { id: 'second', name: 'Tom', role: 'neighbour', gender: 'male', ageRange: '55+' };
const board = (cast: object, changed: Parameters<typeof sampleBoard>[0] = {}): BoardRequest => {
  const request = sampleBoard({ script, cast: castSheet.parse(cast), ...changed });
  return { ...request, shots: planOf(request) };
};
const drawn = (request: BoardRequest) =>
  planBoard(request).frames.map(({ plan }) => composeFrame(plan).svg());
const changedFrames = (before: BoardRequest, after: BoardRequest) => {
  const [was, is] = [drawn(before), drawn(after)];
  return [1, 2, 3, 4].filter((frame) => was[frame - 1] !== is[frame - 1]);
};
const dressed = (request: BoardRequest, cast: object): BoardRequest => ({
  ...request,
  cast: castSheet.parse(cast),
});

test('CAST-01 everybody has three views, and the sheet says which frames they are seen in', async () => {
  const [maya, second] = await drawCast(board({ others: [tom] }));
  expect(maya).toMatchObject({ id: 'lead', look: { frame: 'woman', age: 'adult' } });
  expect(second).toMatchObject({ id: 'second', look: { frame: 'man', age: 'senior' } });
  expect(second?.frames).toEqual([2]);
  // Hands are hers, too: the pack shot shows nobody.
  expect(maya?.frames).toEqual([1, 2, 3]);
  expect(maya?.picture).toMatchObject({ width: 900, height: 510, title: 'Maya' });
  expect(maya?.picture.alt).toContain('from the front, from the side, and from behind');
  expect(maya?.picture.jpeg).not.toEqual(second?.picture.jpeg);
});

test('CAST-02 clothes that are changed on the sheet are changed in every frame of that person, and in no other', () => {
  const before = board({ others: [tom] });
  const [mine, theirs] = [
    { lead: { wears: ['raincoat'] }, others: [tom] },
    { others: [{ ...tom, wears: ['overalls', 'cap'] }] },
  ];
  expect(changedFrames(before, dressed(before, mine))).toEqual([1, 2, 3]);
  expect(changedFrames(before, dressed(before, theirs))).toEqual([2]);
});

test('CAST-02 somebody is the same person in all frames, and in every take', () => {
  const cast = { lead: { wears: ['shirt', 'apron'] }, others: [tom] };
  const plans = (request: BoardRequest) => planBoard(request).frames.map(({ plan }) => plan);
  const people = plans(board(cast)).flatMap((plan) => plan.people);
  const looks = (isCast: boolean) =>
    people.filter((one) => one.isCast === isCast).map(({ person }) => JSON.stringify(person));
  expect(looks(true).length).toBeGreaterThan(1);
  expect(new Set(looks(true)).size).toBe(1);
  const other = board(cast, { script: script.replace('Ours sings.', 'Ours still sings.') });
  const toms = [board(cast), other].flatMap((one) =>
    plans(one).flatMap((plan) => plan.people.filter(({ isCast }) => !isCast)),
  );
  expect(toms).toHaveLength(2);
  expect(toms[0]?.person).toEqual(toms[1]?.person);
});

test('CAST-03 whom a row names, or a shot has by their role, is the person of the sheet', () => {
  const planned = planOf(board({ others: [tom] }));
  expect(planned.cast.map(({ id, name }) => [id, name])).toEqual([
    ['cast', ''],
    ['second', 'Tom'],
  ]);
  expect(planned.shots[1]?.people.map(({ who }) => who)).toEqual(['cast', 'second']);
  const alone = planOf(
    board(
      { others: [tom] },
      { script: script.replace('MAYA and TOM stand at', 'TOM waits alone at') },
    ),
  );
  expect(alone.shots[1]?.people.map(({ who }) => who)).toEqual(['second']);
  // A writer who knows nothing of the sheet has them by what they are.
  const request = board({ others: [tom] });
  const shots = planned.shots.map((one) => ({
    ...one,
    people: one.people.map((person) =>
      person.who === 'second' ? { ...person, who: 'other:neighbour' } : person,
    ),
  }));
  expect(drawn({ ...request, shots: { ...planned, shots } })).toEqual(drawn(request));
  const gone = planOf({ ...request, cast: castSheet.parse({}) });
  expect(gone.cast.map(({ id }) => id)).toEqual(['cast']);
});

test('CAST-02 who was dressed for one frame stays so there', () => {
  const before = board({});
  const plan = pinned(planOf(before));
  const third = plan.shots.find(({ frame }) => frame === 3);
  if (!third) throw new Error('no third frame');
  const chosen = choicesOf(third);
  const people = chosen.people.map((one) => ({ ...one, wears: ['coat'] }));
  const shots = directFrame(plan, 3, { ...chosen, people }, third.directed?.video ?? '');
  const directed = { ...before, shots };
  const sheet = dressed(directed, { lead: { wears: ['hoodie'] } });
  const worn = (request: BoardRequest) =>
    planBoard(request).frames.map(
      ({ plan: { people: all } }) => all[0]?.person.wardrobe.layer.kind,
    );
  expect(worn(sheet)[2]).toBe('coat');
  expect(worn(sheet)[1]).toBe('none');
});

test('CAST-04 who is locked is drawn as they were, whatever is answered or written since', async () => {
  const before = board({ others: [tom] });
  const [maya, second] = await drawCast(before);
  if (!maya || !second) throw new Error('nobody is cast');
  const locked = ({ look, words }: typeof maya) => ({ locked: { look, words } });
  const held = castSheet.parse({ lead: locked(maya), others: [{ ...tom, ...locked(second) }] });
  const other = { hairColor: 'black', ethnicity: 'asian', wardrobe: 'red jumper' } as const;
  expect(drawn({ ...before, ...other, cast: held })).toEqual(drawn(before));
  expect(changedFrames(before, { ...before, ...other })).toEqual([1, 2, 3]);
  const aged = castSheet.parse({
    ...held,
    others: [{ ...tom, ageRange: '18-25', ...locked(second) }],
  });
  expect(drawn({ ...before, cast: aged })).toEqual(drawn(before));
});

test('KEPT-05 a locked frame is planned, and not drawn', async () => {
  const told: number[] = [];
  const frame = { frame: 2, drawn: { title: 'Mine', description: '' } };
  const frames = await drawUnlocked({ ...sampleBoard(), locked: [frame] }, async (index) => {
    told.push(index);
  });
  expect(frames.map((one) => one === null)).toEqual([false, true, false, false]);
  expect(told.toSorted()).toEqual([0, 2, 3]);
});

const withCast = (line: string) =>
  script.replace(/^Cast: .*\n/mu, '').replace('\n\n', `\nCast: ${line}\n\n`);
const inRaincoat = (wardrobe: string, wears: string[] = []) =>
  board({ lead: { wears } }, { wardrobe, script: withCast('Maya (a green raincoat)') });

test('CAST-02 a wardrobe that was changed takes the place of what the script has somebody in', async () => {
  const layerOf = async (request: BoardRequest) => {
    const [maya] = await drawCast(request);
    return maya?.look.wardrobe;
  };
  expect((await layerOf(inRaincoat('')))?.layer.kind).toBe('coat');
  const dress = await layerOf(inRaincoat('a black dress'));
  expect(dress).toMatchObject({ top: { kind: 'dress' }, layer: { kind: 'none' } });
  const hoodie = await layerOf(inRaincoat('a blue hoodie and a scarf'));
  expect(hoodie).toMatchObject({ top: { kind: 'hoodie' }, layer: { kind: 'none' } });
  // A script that was written from it may put something over it.
  const both = board(
    {},
    {
      wardrobe: 'a blue hoodie',
      script: withCast('Maya (a blue hoodie, a raincoat)'),
    },
  );
  expect(await layerOf(both)).toMatchObject({ top: { kind: 'hoodie' }, layer: { kind: 'coat' } });
});

test('CAST-02 the sheet shows every layer, also those of the words, and each comes off', async () => {
  const [maya] = await drawCast(inRaincoat('', ['scarf']));
  expect(maya).toMatchObject({ wears: ['raincoat', 'scarf'], said: ['raincoat'] });
  const [bare] = await drawCast(inRaincoat('', ['none:without raincoat', 'scarf']));
  expect(bare?.look.wardrobe.layer.kind).toBe('none');
  expect(bare).toMatchObject({ wears: ['none:without raincoat', 'scarf'], said: ['raincoat'] });
});

test('DESK-03 CUT-02 who is nobody of the cast is the same person after their row was told anew, and in every cut', () => {
  const before = board({});
  const plan = pinned(planOf(before));
  const second = plan.shots.find(({ frame }) => frame === 2);
  if (!second) throw new Error('no second frame');
  const people = [{ who: 'other:woman', pose: 'stand', mood: 'neutral' as const, wears: ['coat'] }];
  const video = plan.rows[second.row - 1] ?? '';
  const directed = directFrame(plan, 2, { ...choicesOf(second), people }, video);
  const told = before.script.replace('before dawn.', 'before dawn, and the radio plays.');
  const rows = plannedRows(parseAvScript(told), told);
  expect(rows).not.toEqual(plan.rows);
  const kept = { ...before, script: told, shots: keepDirected(directed, [2], rows) };
  const persons = (request: BoardRequest) =>
    planBoard(request).frames.map(({ plan: { people: all } }) => all.map(({ person }) => person));
  const drawnBefore = persons({ ...before, shots: directed });
  expect(drawnBefore[1]).toHaveLength(1);
  expect(persons(kept)[1]).toEqual(drawnBefore[1]);
  expect(persons({ ...kept, platform: ['tiktok'] })[1]).toEqual(drawnBefore[1]);
});

test('CAST-01 strangers are nobody of the cast, whose clothes change nothing of them', async () => {
  const before = board({});
  const plan = pinned(planOf(before));
  const crowd = {
    composition: 'crowd' as const,
    size: 'wide' as const,
    people: [{ who: 'other:riders', pose: 'stand', mood: 'neutral' as const }],
  };
  const first = plan.shots.find(({ frame }) => frame === 1);
  if (!first) throw new Error('no first frame');
  const strangers = {
    ...before,
    shots: directFrame(plan, 1, { ...choicesOf(first), ...crowd }, first.directed?.video ?? ''),
  };
  const [maya] = await drawCast(strangers);
  expect(maya?.frames).toEqual([2, 3]);
  for (const wears of ['raincoat', 'hoodie', 'dress', 'overalls'])
    expect(
      changedFrames(strangers, dressed(strangers, { lead: { wears: [wears] } })),
    ).not.toContain(1);
});

test('CAST-02 a shirt under a coat is listed as the innermost, and stays', async () => {
  const typed = { wardrobe: 'blue coat over a striped shirt' } as const;
  const [maya] = await drawCast(board({}, typed));
  expect(maya).toMatchObject({ wears: ['shirt', 'coat'], said: ['coat'], stays: ['shirt'] });
  const [bare] = await drawCast(board({ lead: { wears: ['shirt', 'none:without coat'] } }, typed));
  expect(bare?.look.wardrobe).toMatchObject({ top: { kind: 'shirt' }, layer: { kind: 'none' } });
  expect(bare?.wears).toEqual(['shirt', 'none:without coat']);
});

test('CAST-02 an apron that was taken off and put back on lies over the shirt again, in its own colour', async () => {
  const typed = { wardrobe: 'green apron over a white shirt' } as const;
  const [before] = await drawCast(board({}, typed));
  const [again] = await drawCast(board({ lead: { wears: before?.wears ?? [] } }, typed));
  expect(again?.look.wardrobe).toEqual(before?.look.wardrobe);
  expect(again?.wears).toEqual(['shirt', 'apron']);
});

test('CAST-02 the layers are listed as they are drawn, and taken off and put back on they are the same', async () => {
  const typed = { wardrobe: 'green apron over a white shirt under a blue coat' } as const;
  const sheet = async (wears: string[] = []) =>
    (await drawCast(board({ lead: { wears } }, typed)))[0];
  const before = await sheet();
  expect(before).toMatchObject({ wears: ['shirt', 'apron', 'coat'] });
  expect(before?.look.wardrobe).toMatchObject({ layer: { kind: 'apron' }, over: { kind: 'coat' } });
  const bare = await sheet(['shirt', 'none:without apron', 'coat']);
  expect(bare?.look.wardrobe).toMatchObject({ layer: { kind: 'coat' } });
  expect((await sheet(bare?.wears.map(wornAgain)))?.look).toEqual(before?.look);
});

test('CAST-02 once another wardrobe is typed no layer of the script’s is listed, and none is drawn', async () => {
  const told = withCast('Maya (a green apron over a white shirt)');
  const [maya] = await drawCast(
    board({}, { script: told, wardrobe: 'yellow raincoat over a striped sweater' }),
  );
  expect(maya?.wears).toEqual(['jumper', 'raincoat']);
  expect(maya?.look.wardrobe).toMatchObject({ top: { kind: 'sweater' }, layer: { kind: 'coat' } });
  expect(maya?.look.wardrobe.over).toBeUndefined();
});
