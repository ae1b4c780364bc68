// What holds of every package of the open corpus; each is written once for all of it.
import { expect, test } from 'vitest';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { readProductRequest } from '#domain/functions/read-product.ts';
import { noteOf } from '#domain/storyboard/shot-plan.ts';
import { builtInEngine } from '#server/engine/built-in-engine.ts';
import { type Area, areasOf, shareIn } from '../illustrator/areas.ts';
import { composeFrame } from '../illustrator/compose/compose-frame.ts';
import { contrast, readable } from '../illustrator/palette.ts';
import { planBoard } from '../illustrator/plan-board.ts';
import { readProduct } from '../understand/read-product.ts';
import { judged } from './ad-package.ts';
import { loadCorpus } from './corpus.ts';

const engine = judged('built-in', builtInEngine, new Date('2026-01-05'));
const written = await Promise.all(
  loadCorpus()
    .filter(({ part }) => part === 'open')
    .map(async ({ brief }) => ({ brief, ...(await engine.write(brief)) })),
);

type Seen = { id: string; areas: readonly Area[]; width: number; height: number };

const boards = (): Seen[] =>
  written.flatMap(({ brief, script, plan: shots }) => {
    const request = generateStoryboardRequest.parse({ ...brief.request, script, shots });
    return planBoard(request).frames.map(({ plan }, at) => {
      const { width, height } = plan.sheet;
      return { id: `${brief.id}-${at + 1}`, areas: areasOf(composeFrame(plan)), width, height };
    });
  });

const of = (areas: readonly Area[], kind: Area['kind']) =>
  areas.filter((one) => one.kind === kind).map(({ box }) => box);

test('GEN-09 what is lettered on a board can be read, and hides neither face nor other lettering', () => {
  const faults: string[] = [];
  for (const { id, areas, width, height } of boards()) {
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
});

test('PLAN-03 what step 3 says a product is drawn as is what its film draws', () => {
  const others: string[] = [];
  for (const { brief, plan } of written) {
    const said = readProduct(readProductRequest.parse(brief.request));
    // Without a form of its own it is a card with words on it.
    const form = noteOf(said.form) === undefined ? said.form : undefined;
    for (const shot of plan.shots) {
      const drawn = shot.product?.form;
      if (drawn === undefined || drawn === said.form) continue;
      if (form !== undefined || drawn !== 'title-card')
        others.push(`${brief.id}: ${said.form}, drawn ${drawn}`);
    }
  }
  expect(others).toEqual([]);
});
