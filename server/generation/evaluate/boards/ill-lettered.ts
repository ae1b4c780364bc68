// What is wrong with the lettering of a board.
import { type Area, areasOf, shareIn } from '../../illustrator/areas.ts';
import { composeFrame } from '../../illustrator/compose/compose-frame.ts';
import type { ScenePlan } from '../../illustrator/compose/scene-plan.ts';
import { contrast, readable } from '../../illustrator/palette.ts';

/** In a line each: what cannot be read, is cut off, or hides a face, the product or other lettering. */
export function illLettered(plan: ScenePlan): string[] {
  const areas = areasOf(composeFrame(plan));
  return [...unread(areas, plan), ...hidden(areas)];
}

function unread(areas: readonly Area[], { sheet }: ScenePlan): string[] {
  return areas.flatMap(({ read, box }) => {
    if (!read) return [];
    const inside =
      box.x >= 0 &&
      box.y >= 0 &&
      box.x + box.width <= sheet.width &&
      box.y + box.height <= sheet.height;
    return [
      ...(contrast(read.color, read.ground) < readable ? [`${read.text} is pale`] : []),
      ...(inside ? [] : [`${read.text} is cut off`]),
    ];
  });
}

function hidden(areas: readonly Area[]): string[] {
  const of = (kind: Area['kind']) => areas.filter((one) => one.kind === kind).map(({ box }) => box);
  const plates = of('plate');
  return plates.flatMap((plate, at) => {
    const others = [...plates.slice(at + 1), ...of('mark')];
    return [
      ...(others.some((other) => shareIn(plate, other) > 0.02) ? ['plates overlap'] : []),
      ...(of('face').some((face) => shareIn(face, plate) > 0.12) ? ['a plate hides a face'] : []),
      ...(of('product').some((thing) => shareIn(thing, plate) > 0.25)
        ? ['a plate hides the product']
        : []),
    ];
  });
}
