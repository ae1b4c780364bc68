import { expect, test } from 'vitest';
import { sampleRequest } from '../testing/sample-request.ts';
import { sharpenByModel } from './sharpen-by-model.ts';
import { fakeText, openTestContext } from './testing/fake-text.ts';

const offer = async (
  field: string,
  text: string,
  changed: Parameters<typeof sampleRequest>[0] = {},
) => {
  const answer = JSON.stringify({
    suggestions: [{ field, text, why: 'It says what matters first.' }],
  });
  return sharpenByModel(fakeText(answer).model, sampleRequest(changed), openTestContext().context);
};

test.each([
  [
    'description',
    'tighten',
    'Neighbourhood bakery on Mill Street: sourdough fermented for 48 hours, sold out by noon.',
  ],
  ['targetAudience', 'audience', 'Commuters and families who walk past on Mill Street'],
  ['behavior', 'one-thing', 'Come in before nine'],
  [
    'evaluation',
    'measure',
    'From [how many] to [how many] morning customers in the first month, read from the till',
  ],
])('WIZ-05 a clearer %s is offered as “%s”', async (field, id, text) => {
  const offers = await offer(field, text);
  expect(offers).toEqual([
    expect.objectContaining({ id, changes: { [field]: text }, why: 'It says what matters first.' }),
  ]);
});

test.each([
  ['changes nothing', 'behavior', 'Come in before nine  and try the sourdough'],
  ['names a figure nobody wrote', 'evaluation', '200 more customers by [date]'],
  [
    'names a price nobody wrote',
    'description',
    'Sourdough for $4, sold out by noon on Mill Street.',
  ],
  [
    'names somebody nobody wrote',
    'targetAudience',
    'Commuters and young families from Springfield',
  ],
  [
    'is longer than before',
    'description',
    'A neighbourhood bakery on Mill Street that bakes sourdough before dawn. Every loaf ferments for 48 hours. Everything is sold out by noon. Every loaf is bakery sourdough.',
  ],
  ['is about something else', 'behavior', 'Buy a used car today'],
  ['leaves a blank where something was', 'targetAudience', 'Commuters and families from [where]'],
  ['says nothing', 'behavior', ' '],
])('WIZ-05 a suggestion that %s is dropped', async (_, field, text) => {
  expect(await offer(field, text)).toEqual([]);
});

test('WIZ-05 one suggestion for a field, and none is a good answer', async () => {
  const twice = ['Come in before nine', 'Try the sourdough'].map((text) => ({
    field: 'behavior',
    text,
    why: '',
  }));
  const { model } = fakeText(JSON.stringify({ suggestions: twice }), '{"suggestions":[]}');
  const first = await sharpenByModel(model, sampleRequest({}), openTestContext().context);
  expect(first.map(({ changes, why }) => [changes, why])).toEqual([
    [{ behavior: 'Come in before nine' }, 'An ad is remembered for one request.'],
  ]);
  expect(await sharpenByModel(model, sampleRequest({}), openTestContext().context)).toEqual([]);
});
