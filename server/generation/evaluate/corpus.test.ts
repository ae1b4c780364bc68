import { expect, test } from 'vitest';
import { faultsIn, faultsOf, findBrief, idsOf, parts } from './corpus.ts';
import { hobday } from './samples/hobday.ts';

test('every brief of the corpus is valid and quotes its client word for word', () => {
  const faults = parts.flatMap((part) =>
    idsOf(part).flatMap((id) => faultsOf(part, id).map((fault) => `${part}/${id}: ${fault}`)),
  );
  expect(faults).toEqual([]);
});

test('PLAN-06 no brief stands in both parts', () => {
  const open = idsOf('open');
  expect(idsOf('sealed').filter((id) => open.includes(id))).toEqual([]);
});

test('a span the client did not type is a fault', () => {
  const wrong = { ...hobday.brief, figures: ['£12'] };
  expect(faultsIn(hobday.brief.id, wrong)).toEqual(['not typed: £12']);
  expect(faultsIn('en-998', hobday.brief)).toEqual([`id is ${hobday.brief.id}`]);
  expect(findBrief('open', 'en-000')).toBeUndefined();
});
