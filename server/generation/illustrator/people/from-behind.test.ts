import { expect, test } from 'vitest';
import type { Shot, ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { Sketch } from '#server/drawing/brush.ts';
import { composeFrame } from '../compose/compose-frame.ts';
import { planBoard } from '../plan-board.ts';
import { sampleBoard } from '../sample-board.ts';
import { drawFigure } from './figure.ts';
import { type PoseName, poses } from './poses/poses.ts';

const person = () => {
  const [first] = planBoard(sampleBoard()).frames;
  const cast = first?.plan.cast.person;
  if (!cast) throw new Error('nobody is cast');
  return { ...cast, wardrobe: { ...cast.wardrobe, scarf: '#123456' } };
};

// Whether what is held is painted over who holds it: the scarf is painted last of the body.
function isOverBody(name: PoseName, back: boolean): boolean {
  const sketch = new Sketch(400, 400, 1);
  let isOver: boolean | undefined;
  const held = {
    width: 8,
    height: 12,
    paint: () => {
      isOver = sketch.svg().includes('#123456');
    },
  };
  sketch.at(200, 380, 3, () =>
    drawFigure(sketch, person(), {
      ...{ pose: poses[name], emotion: 'neutral', turn: 0.2, back, speaking: false, held },
    }),
  );
  if (isOver === undefined) throw new Error('nothing is held');
  return isOver;
}

test('DESK-01 seen from behind, what is held before the body lies behind it', () => {
  expect(isOverBody('present', false)).toBe(true);
  expect(isOverBody('present', true)).toBe(false);
  // An arm that is held out beside the body is seen.
  expect(isOverBody('awayRaised', true)).toBe(true);
});

test('DESK-01 who stands with something in both hands holds it out beside them when seen from behind', () => {
  const behind = (pose: string): string => {
    const shot = {
      row: 1,
      cut: 1,
      seconds: 5,
      composition: 'behind',
      size: 'medium',
      angle: 'eye',
    };
    const rest = { move: 'static', time: 'day', light: 'plain', weather: 'dry', props: [] };
    const people = [{ who: 'ana', pose, mood: 'neutral', holds: 'product' }];
    const own = {
      place: 'kitchen',
      people,
      lettering: [],
      product: { shown: 'in-use', form: 'bottle' },
    };
    const shots = {
      cast: [{ id: 'ana', name: 'Ana', wears: [] }],
      rows: [],
      shots: [{ ...shot, ...rest, ...own } as Shot],
    };
    const [first] = planBoard({ ...sampleBoard(), shots: shots as ShotPlan }).frames;
    if (!first) throw new Error('no frame');
    return composeFrame(first.plan).svg();
  };
  expect(behind('present')).toBe(behind('stand'));
});
