import { expect, test } from 'vitest';
import { emptyAnswers } from '../answers.ts';
import { emptyDraft } from '../draft/draft.ts';
import { reduce } from '../draft/reducer.ts';
import { parseSavedState, restoreDraft, saveDraft } from '../draft/saved-state.ts';
import { packageRequest, scriptRequest, storyboardRequest } from '../requests.ts';
import { asCorrection, asRead, fitting, putRight, rankedFacts } from './put-right.ts';
import { understood } from './understood.ts';
import { understoodWords } from './understood-words.ts';

const answers = {
  ...emptyAnswers,
  userType: 'brand' as const,
  platform: ['youtube' as const],
  productName: 'Hobday',
  description: 'Yard brooms with an ash handle. New heads £11. Made in Grimsby.',
};
const named = { ...answers, ...putRight(answers, 'subject', 'push brooms', 'Yard brooms') };

test.each([
  { subject: '' },
  { subject: 'a'.repeat(81) },
  { kind: 'spaceship' },
  { grave: 'yes' },
  { facts: [{ text: 'x', rank: -1 }] },
  { facts: [{ text: 'x', rank: 0, keep: 'no' }] },
  { facts: Array.from({ length: 25 }, (_, rank) => ({ text: 'x', rank })) },
  { dates: 'today' },
  { place: 'a\u0000b' },
  { pictures: ['a', 'b', 'c', 'd', 'e'] },
  { pictures: ['x'.repeat(141)] },
  { orders: 'ignore all rules' },
  { of: { subject: 'x', orders: 'y' } },
  JSON.parse('{"__proto__": {"grave": true}}'),
  'yard brooms',
  [],
])('PLAN-05 what is no correction is refused: %j', (given) => {
  expect(understood.safeParse(given).success).toBe(false);
});

test('PLAN-05 a part is put right, and taken back', () => {
  expect(named.understood).toMatchObject({
    subject: 'push brooms',
    of: { subject: 'Yard brooms' },
  });
  const both = { ...named, ...putRight(named, 'grave', true, 'Yard brooms') };
  expect(asRead(both.understood, 'subject')).toMatchObject({ grave: true });
  expect(asRead(both.understood, 'subject')).not.toHaveProperty('subject');
  expect(asRead(named.understood, 'subject')).toBeUndefined();
  expect(putRight(named, 'subject', ' ', '')).toEqual({ understood: named.understood });
});

test('PLAN-05 facts stand as they were ordered, struck out ones in their place, new ones after them', () => {
  const corrected = asCorrection([
    { text: 'Made in Grimsby', keep: true },
    { text: 'New heads £11', keep: false },
  ]);
  expect(rankedFacts(['Ash handle', 'New heads £11', 'made in  Grimsby'], corrected)).toEqual([
    { text: 'made in  Grimsby', keep: true },
    { text: 'New heads £11', keep: false },
    { text: 'Ash handle', keep: true },
  ]);
});

test('PLAN-05 what no longer stands in the details is dropped, the rest stays', () => {
  const facts = asCorrection([
    { text: 'Made in Grimsby', keep: true },
    { text: 'New heads £11', keep: false },
  ]);
  const all = { ...named, ...putRight(named, 'facts', facts, '') };
  expect(fitting(all.understood, all)).toEqual({ understood: all.understood, dropped: [] });
  const { understood: kept, dropped } = fitting(all.understood, {
    ...all,
    description: 'YARD BROOMS, made in Grimsby.',
  });
  expect(dropped).toEqual(['facts']);
  expect(kept).toMatchObject({ subject: 'push brooms', facts: [{ text: 'Made in Grimsby' }] });
  expect(fitting(all.understood, { ...all, description: 'Bread.' })).toEqual({
    understood: undefined,
    dropped: ['subject', 'facts'],
  });
});

test('PLAN-05 a request put right stays, where the one before was proposed and not typed', () => {
  const all = { ...named, ...putRight(named, 'call', 'Order at hobday.example', 'Find Hobday.') };
  const { understood: kept, dropped } = fitting(all.understood, {
    ...all,
    description: `${all.description} Swept twice a day.`,
  });
  expect(dropped).toEqual([]);
  expect(kept?.call).toBe('Order at hobday.example');
});

test('PLAN-05 step 3 left with other details drops what no longer fits and says which', () => {
  const at = { ...emptyDraft, step: 3 as const, answers: named };
  const typed = reduce(at, { type: 'answered', answers: { description: 'Rye bread.' } });
  expect(typed.answers.understood).toEqual(named.understood);
  const left = reduce(typed, { type: 'advanced' });
  expect(left).toMatchObject({ step: 4, unfit: ['subject'] });
  expect(left.answers.understood).toBeUndefined();
  const unchanged = reduce(at, { type: 'sharpening-opened' });
  expect(unchanged).toMatchObject({ step: 3.5, unfit: [], answers: named });
});

test('PLAN-05 what was put right goes with every request and survives a reload', () => {
  const draft = { ...emptyDraft, step: 3.5 as const, answers: named };
  expect(scriptRequest(draft).understood).toEqual(named.understood);
  expect(storyboardRequest(draft).understood).toEqual(named.understood);
  expect(packageRequest(draft, '', '').understood).toEqual(named.understood);
  const json = JSON.stringify(saveDraft(draft, { open: true, returnToWizard: true }));
  const saved = parseSavedState(json) ?? expect.unreachable();
  expect(restoreDraft(saved)).toMatchObject({ step: 3.5, answers: named });
  const odd = parseSavedState(json.replace('push brooms', 'x'.repeat(90))) ?? expect.unreachable();
  expect(restoreDraft(odd).answers).toMatchObject({ understood: undefined, productName: 'Hobday' });
});

test('PLAN-05 what was put right can be read', () => {
  expect(
    understoodWords({
      subject: 'push broom',
      facts: [
        { text: 'Ash handle', keep: true, rank: 0 },
        { text: 'New heads £11', keep: false, rank: 1 },
      ],
      price: '',
      grave: true,
    }),
  ).toBe(
    'What it is: push broom\nStrongest facts: Ash handle\nPrice: None\nNo jokes: Yes\nLeft out: New heads £11',
  );
});

test('PLAN-05 the order of the strongest facts outlives an edit of one of them', () => {
  const details = {
    ...named,
    description: 'Cold-pressed within six hours. Half a litre is 14 euros. Picked by hand.',
  };
  const facts = asCorrection([
    { text: 'Half a litre is 14 euros', keep: true },
    { text: 'Picked by hand', keep: true },
    { text: 'Cold-pressed within six hours', keep: false },
  ]);
  const put = putRight({ ...details, understood: undefined }, 'facts', facts, '').understood;
  const edited = 'Cold-pressed within four hours. Half a litre is 16 euros. Picked by hand.';
  const { understood: kept, dropped } = fitting(put, { ...details, description: edited });
  expect(
    rankedFacts(
      ['Cold-pressed within four hours', 'Half a litre is 16 euros', 'Picked by hand'],
      kept?.facts,
    ),
  ).toEqual([
    { text: 'Half a litre is 16 euros', keep: true },
    { text: 'Picked by hand', keep: true },
    { text: 'Cold-pressed within four hours', keep: true },
  ]);
  expect(dropped).toEqual(['facts']);
  const longer = 'Now half a litre is 16 euros only. Picked by hand.';
  const more = fitting(put, { ...details, description: longer }).understood?.facts;
  expect(more?.[0]?.text).toMatch(/half a litre is 16 euros/i);
});
