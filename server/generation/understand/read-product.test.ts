import { expect, test } from 'vitest';
import { readProductRequest } from '#domain/functions/read-product.ts';
import { noteOf } from '#domain/storyboard/shot-plan.ts';
import { builtInEngine } from '#server/engine/built-in-engine.ts';
import { judged } from '../evaluate/ad-package.ts';
import { loadCorpus } from '../evaluate/corpus.ts';
import { readProduct } from './read-product.ts';

const open = loadCorpus().filter(({ part }) => part === 'open');
const engine = judged('built-in', builtInEngine, new Date('2026-01-05'));

test('PLAN-03 what step 3 says a product is drawn as is what its film draws', async () => {
  const others: string[] = [];
  for (const { brief } of open) {
    const said = readProduct(readProductRequest.parse(brief.request));
    // Without a form of its own it is a card with words on it.
    const form = noteOf(said.form) === undefined ? said.form : undefined;
    const { plan } = await engine.write(brief);
    for (const shot of plan.shots) {
      const drawn = shot.product?.form;
      if (drawn === undefined || drawn === said.form) continue;
      if (form !== undefined || drawn !== 'title-card')
        others.push(`${brief.id}: ${said.form}, drawn ${drawn}`);
    }
  }
  expect(others).toEqual([]);
}, 60_000);

test('PLAN-03 a noun that is not sure is not said to be what it is', () => {
  const { head, read } = readProduct(
    readProductRequest.parse({
      userType: 'creator',
      productName: 'Low Tide Lou',
      description: 'I walk the Medway mud at low tide and see what sticks out.',
    }),
  );
  expect([head, read?.subject]).toEqual(['Low Tide Lou', 'Low Tide Lou']);
});
