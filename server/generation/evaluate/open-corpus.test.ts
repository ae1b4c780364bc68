// What holds of every package of the open corpus; each is written once for all of it.
import { expect, test } from 'vitest';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { readProductRequest } from '#domain/functions/read-product.ts';
import { noteOf } from '#domain/storyboard/shot-plan.ts';
import { builtInEngine } from '#server/engine/built-in-engine.ts';
import { planBoard } from '../illustrator/plan-board.ts';
import { readProduct } from '../understand/read-product.ts';
import { judged } from './ad-package.ts';
import { illLettered } from './boards/ill-lettered.ts';
import { loadCorpus } from './corpus.ts';

const engine = judged('built-in', builtInEngine, new Date('2026-01-05'));
const written = await Promise.all(
  loadCorpus()
    .filter(({ part }) => part === 'open')
    .map(async ({ brief }) => ({ brief, ...(await engine.write(brief)) })),
);

// Every ninth board: `npm run eval -- --boards` looks at all of them.
test('GEN-09 what is lettered on a board can be read, and hides neither face nor other lettering', () => {
  const boards = written
    .filter((_, at) => at % 9 === 0)
    .map(({ brief, script, plan: shots }) =>
      generateStoryboardRequest.parse({ ...brief.request, script, shots }),
    );
  const faults = boards.flatMap((board) =>
    planBoard(board).frames.flatMap(({ plan }) =>
      illLettered(plan).map((fault) => `${board.productName}, ${plan.index + 1}: ${fault}`),
    ),
  );
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
