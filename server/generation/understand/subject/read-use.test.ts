import { expect, test } from 'vitest';
import { understand } from '../understand.ts';

const useOf = (description: string, productName = 'Quill') => {
  const { use } = understand({
    userType: 'infomercial',
    productName,
    description,
    targetAudience: '',
    behavior: '',
    specificBudget: '',
    mediaBuyingServices: '',
  } as unknown as Parameters<typeof understand>[0]);
  if (!use) return undefined;
  const { by, verb, isProduct, object, place, relation } = use;
  return [by, verb, isProduct ? 'it' : object?.lemma, relation, place?.lemma].filter(Boolean);
};

test.each([
  ['A drying rack. You hook it over the radiator.', ['user', 'hook', 'it', 'over', 'radiator']],
  ['A paint tray that hooks on the ladder.', ['thing', 'hook', 'on', 'ladder']],
  ['A small lamp. It clips to a tent.', ['thing', 'clip', 'to', 'tent']],
  ['We mend clocks on Sheep Street.', ['client', 'mend', 'clock']],
  ['A gift shop. Send your mother a kettle.', ['user', 'send', 'kettle']],
  [
    'Ein Wäscheständer. Sie hängen ihn über die Heizung.',
    ['user', 'hängen', 'it', 'über', 'Heizung'],
  ],
])('PLAN-03 how it is used: %j', (description, use) => {
  expect(useOf(description)).toEqual(use);
});

test.each([
  'Piano tuning. Rats in the action: extra ₹600, and you remove the rats.',
  'A drying rack made of beech.',
  'A lamp for the tent. It never fell from a ladder.',
])('PLAN-03 no use is told by %j', (description) => {
  expect(useOf(description)).toBeUndefined();
});
