// All boards of the open corpus: what is lettered can be read, lies in the picture and hides no face.
import { expect, test } from 'vitest';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { builtInEngine } from '#server/engine/built-in-engine.ts';
import { judged } from '#server/generation/evaluate/ad-package.ts';
import { loadCorpus } from '#server/generation/evaluate/corpus.ts';
import { type Area, areasOf, shareIn } from './areas.ts';
import { composeFrame } from './compose/compose-frame.ts';
import { contrast, readable } from './palette.ts';
import { planBoard } from './plan-board.ts';

type Seen = { id: string; areas: readonly Area[]; width: number; height: number };

async function boards(): Promise<Seen[]> {
  const engine = judged('built-in', builtInEngine, new Date('2026-11-23'));
  const seen: Seen[] = [];
  for (const { part, brief } of loadCorpus()) {
    if (part !== 'open') continue;
    const { script, plan: shots } = await engine.write(brief);
    const request = generateStoryboardRequest.parse({ ...brief.request, script, shots });
    for (const [at, { plan }] of planBoard(request).frames.entries()) {
      const { width, height } = plan.sheet;
      seen.push({ id: `${brief.id}-${at + 1}`, areas: areasOf(composeFrame(plan)), width, height });
    }
  }
  return seen;
}

const of = (areas: readonly Area[], kind: Area['kind']) =>
  areas.filter((one) => one.kind === kind).map(({ box }) => box);

test('GEN-09 what is lettered on a board can be read, and hides neither face nor other lettering', async () => {
  const faults: string[] = [];
  for (const { id, areas, width, height } of await boards()) {
    const plates = of(areas, 'plate');
    for (const { read, box } of areas) {
      if (!read) continue;
      if (contrast(read.color, read.ground) < readable) faults.push(`${id}: ${read.text} is pale`);
      const inside =
        box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
      if (!inside) faults.push(`${id}: ${read.text} is cut off`);
    }
    for (const [at, plate] of plates.entries()) {
      const others = [...plates.slice(at + 1), ...of(areas, 'mark')];
      if (others.some((other) => shareIn(plate, other) > 0.02))
        faults.push(`${id}: plates overlap`);
      if (of(areas, 'face').some((face) => shareIn(face, plate) > 0.12))
        faults.push(`${id}: a plate hides a face`);
      if (of(areas, 'product').some((thing) => shareIn(thing, plate) > 0.25))
        faults.push(`${id}: a plate hides the product`);
    }
  }
  expect(faults).toEqual([]);
}, 120_000);
