import { expect, test } from 'vitest';
import { builtInEngine } from '#server/engine/built-in-engine.ts';
import { judged } from './ad-package.ts';
import { findBrief } from './corpus.ts';
import { fallen } from './ratchet.ts';
import { failuresOf, printed } from './report.ts';
import { figureTitles, run } from './run.ts';
import { shareOf, tally } from './tally.ts';

const engine = judged('built-in', builtInEngine, new Date('2026-01-05'));

test('PLAN-06 every figure is measured over three briefs, and none of sealed ones is told apart', async () => {
  const corpus = ['en-001', 'de-001', 'fr-001'].flatMap((id) => {
    const brief = findBrief('open', id);
    return brief ? [{ part: 'open' as const, brief }] : [];
  });
  const [first] = corpus;
  if (!first) throw new Error('The corpus is empty.');
  const result = await run(engine, [...corpus, { part: 'sealed', brief: first.brief }]);
  const rows = tally(result);
  expect(rows.map(({ name }) => name)).toEqual([
    'written',
    ...figureTitles.map(({ name }) => name),
  ]);
  expect(rows[0]).toMatchObject({ open: { good: 3, of: 3 }, sealed: { good: 1, of: 1 } });
  for (const { open } of rows) expect(open.good).toBeLessThanOrEqual(open.of);
  expect(printed(rows)).toContain('subject');
  const words = failuresOf(result, 'words').length;
  expect(words).toBeLessThanOrEqual(3);
});

test('PLAN-06 a sealed figure that fell is named', () => {
  const row = { title: '', open: { good: 0, of: 0 } };
  const rows = [
    { ...row, name: 'facts', sealed: { good: 4, of: 8 } },
    { ...row, name: 'call', sealed: { good: 5, of: 8 } },
  ];
  const accepted = { facts: { good: 5, of: 8 }, call: { good: 5, of: 8 } };
  expect(fallen(accepted, rows)).toEqual(['facts: 5 of 8 → 4 of 8']);
  expect(shareOf({ good: 0, of: 0 })).toBe('–');
});
