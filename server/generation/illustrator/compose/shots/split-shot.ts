// A screen in two halves: each a picture of its own.
import type { Sketch } from '#server/drawing/brush.ts';
import { drawMove } from '../marks/annotate.ts';
import { type ScenePlan, sideOf } from '../scene-plan.ts';
import { type Aspect, sheets } from '../sheet.ts';

// Which sheet a half is composed on, and whether the halves lie side by side.
const halves: Record<Aspect, { on: Aspect; beside: boolean }> = {
  '16:9': { on: '1:1', beside: true },
  '9:16': { on: '1:1', beside: false },
  '1:1': { on: '9:16', beside: true },
  '4:5': { on: '16:9', beside: false },
};

/** Paints both halves with `paint` and the gap between them. */
export function composeSplit(
  sketch: Sketch,
  plan: ScenePlan,
  paint: (sketch: Sketch, half: ScenePlan) => void,
): void {
  const { width: w, height: h, aspect } = plan.sheet;
  const { on, beside } = halves[aspect];
  const sheet = sheets[on];
  const [wide, tall] = beside ? [w / 2, h] : [w, h / 2];
  const scale = Math.max(wide / sheet.width, tall / sheet.height);
  const [first, second] = halvesOf({ ...plan, sheet });
  for (const [at, half] of [first, second].entries()) {
    const [x, y] = beside ? [at * wide, 0] : [0, at * tall];
    const left = x + (wide - sheet.width * scale) / 2;
    const top = y + (tall - sheet.height * scale) / 2;
    sketch.clipped(`half${plan.index}${at}`, [x, y], wide, tall, () =>
      sketch.at(left, top, scale, () => paint(sketch, half)),
    );
  }
  const gap = 1.6;
  const line = beside
    ? ([w / 2 - gap, -4, w / 2 + gap, h + 4] as const)
    : ([-4, h / 2 - gap, w + 4, h / 2 + gap] as const);
  const [left, top, right, bottom] = line;
  sketch.paper(
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    { tremble: 0 },
  );
  if (beside) {
    sketch
      .line(left, top, left, bottom, { size: 1.8 })
      .line(right, top, right, bottom, { size: 1.8 });
  } else {
    sketch
      .line(left, top, right, top, { size: 1.8 })
      .line(left, bottom, right, bottom, { size: 1.8 });
  }
  drawMove(sketch, plan.sheet, plan.shot, sideOf(plan));
}

// The first half has the first person or thing, the second what is left: the change.
function halvesOf(plan: ScenePlan): [ScenePlan, ScenePlan] {
  const { people, props, showsProduct } = plan;
  const bare = { ...plan.shot, lettering: '', sponsor: '', move: 'static', angle: 'eye' } as const;
  const cut = Math.max(1, Math.ceil(props.length / 2));
  const halfOf = (
    who: ScenePlan['people'],
    things: ScenePlan['props'],
    product: boolean,
    index: number,
  ): ScenePlan => ({
    ...plan,
    people: who,
    props: things,
    showsProduct: product,
    index,
    shot: {
      ...bare,
      composition: who.length > 0 ? 'figure' : 'object',
      size: who.length > 0 ? 'MS' : 'CU',
    },
  });
  if (people.length > 1)
    return [
      halfOf(people.slice(0, 1), props.slice(0, cut), false, 0),
      halfOf(people.slice(1), props.slice(cut), showsProduct, 1),
    ];
  if (people.length === 1)
    return [
      halfOf(people, [], showsProduct && props.length > 0, 0),
      props.length > 0 ? halfOf([], props, false, 1) : halfOf([], [], true, 1),
    ];
  return [
    halfOf([], props.slice(0, cut), props.length === 0, 0),
    halfOf([], showsProduct ? [] : props.slice(cut), showsProduct || props.length < 2, 1),
  ];
}
