// Steps 10 to 12: money, the ranking, the choice, and telling the house.
import { expect, test } from 'vitest';
import type { Answers } from '../answers.ts';
import { chosenDirector, type Draft, openDraft, savedPart } from '../draft/draft.ts';
import type { WizardEvent } from '../draft/events.ts';
import { reduce } from '../draft/reducer.ts';
import { canContinue, stepErrors } from '../draft/validity.ts';
import { productionRequest } from '../requests.ts';
import { draftAt } from '../testing/draft-at.ts';
import { ranked } from '../testing/ranked.ts';
import { rankedDirectors } from './hiring.ts';

const after = (draft: Draft, ...events: WizardEvent[]) => events.reduce(reduce, draft);
const answered = (answers: Partial<Answers>): WizardEvent => ({ type: 'answered', answers });
const listed = after(
  draftAt(12),
  { type: 'analysis-ended' },
  { type: 'matching-started', run: 'm' },
  { type: 'matches-arrived', run: 'm', directors: ranked(3), common: [] },
);
const chosen = reduce(listed, { type: 'director-chosen', id: 'director-2' });
const start: WizardEvent = { type: 'production-started', run: 'h' };
const recorded: WizardEvent = { type: 'production-recorded', run: 'h' };

test('WIZ-15 budget and timeline are needed, and an amount under 25k', () => {
  const ten = draftAt(10);
  expect(stepErrors(ten, 10)).toEqual({
    budget: 'Please choose a budget.',
    schedule: 'Please choose a timeline.',
  });
  const under = reduce(ten, answered({ budget: 'under-25k' }));
  expect(stepErrors(under, 10)).toMatchObject({
    specificBudget: 'Please fill in an amount.',
    schedule: 'Please choose a timeline.',
  });
  const whole = reduce(under, answered({ specificBudget: '$12,000', schedule: 'asap' }));
  expect(stepErrors(whole, 10)).toEqual({});
});

test.each([
  ['$0', 'A production cannot be made for $0. Enter $1 or more.'],
  ['$30,000', '$30,000 belongs to $25k–$50k.'],
])('WIZ-15 %s under 25k is refused in words', (specificBudget, message) => {
  const draft = reduce(draftAt(10), answered({ budget: 'under-25k', specificBudget }));
  expect(stepErrors(draft, 10).specificBudget).toBe(message);
});

test('WIZ-15 an amount typed for another bracket is kept and does not count', () => {
  const draft = after(
    draftAt(10),
    answered({ budget: 'under-25k', specificBudget: '$3,000', schedule: 'asap' }),
    answered({ budget: '50k-100k' }),
    { type: 'advanced' },
  );
  expect(draft).toMatchObject({ step: 12, answers: { specificBudget: '$3,000' } });
  expect(productionRequest(draft).specificBudget).toBe('');
});

test('WIZ-16 help is opened from 10, needs an amount, and goes on when 10 is complete', () => {
  const help = draftAt(10.5);
  expect(help.step).toBe(10.5);
  expect(reduce(help, { type: 'advanced' }).step).toBe(10.5);
  expect(reduce(help, { type: 'went-back' }).step).toBe(10);
  const named = reduce(help, answered({ specificBudget: '$12,000' }));
  expect(reduce(named, { type: 'advanced' }).step).toBe(10);
  const whole = reduce(named, answered({ budget: 'under-25k', schedule: 'asap' }));
  expect(reduce(whole, { type: 'advanced' }).step).toBe(12);
  expect(reduce(draftAt(12), { type: 'amount-help-opened' }).step).toBe(12);
});

test('WIZ-18 the analysis comes each time 12 is entered, but not back from 11 with its ranking, and holds Continue', () => {
  const entered = draftAt(12);
  expect(entered.analyzing).toBe(true);
  const again = after(chosen, { type: 'went-back' }, { type: 'advanced' });
  expect(again).toMatchObject({ step: 12, analyzing: true });
  expect(canContinue(again)).toBe(false);
  expect(canContinue(reduce(again, { type: 'analysis-ended' }))).toBe(true);
  const confirmed = draftAt(11);
  expect(reduce(confirmed, { type: 'went-back' })).toMatchObject({ step: 12, analyzing: false });
  const reloaded = openDraft(savedPart(confirmed));
  expect(reduce(reloaded, { type: 'went-back' })).toMatchObject({ step: 12, analyzing: true });
});

test('WIZ-18 ranked once for the same answers, again when they change', () => {
  expect(reduce(listed, { type: 'matching-started', run: 'n' })).toBe(listed);
  const dearer = after(listed, { type: 'went-back' }, answered({ specificBudget: '$20,000' }), {
    type: 'advanced',
  });
  expect(rankedDirectors(dearer)).toBeNull();
  expect(reduce(dearer, { type: 'matching-started', run: 'n' }).matching?.id).toBe('n');
  const same = after(listed, { type: 'went-back' }, answered({ schedule: 'asap' }));
  expect(rankedDirectors(same)).toHaveLength(3);
});

test('WIZ-18 where nobody was free it can be asked again', () => {
  const nobody = after(
    draftAt(12),
    { type: 'matching-started', run: 'm' },
    { type: 'matches-arrived', run: 'm', directors: [], common: [] },
  );
  expect(reduce(nobody, { type: 'matching-started', run: 'n' }).matching?.id).toBe('n');
});

test('WIZ-18 a late ranking is dropped, a failed one loses nothing', () => {
  const waiting = reduce(draftAt(12), { type: 'matching-started', run: 'm' });
  const late: WizardEvent = {
    type: 'matches-arrived',
    run: 'old',
    directors: ranked(1),
    common: [],
  };
  expect(reduce(waiting, late)).toBe(waiting);
  const failed = reduce(waiting, { type: 'matching-failed', run: 'm', retryAfterSeconds: 90 });
  expect(failed).toMatchObject({ step: 12, matchingFailed: { retryAfterSeconds: 90 } });
  expect(reduce(failed, { type: 'matching-started', run: 'n' })).toMatchObject({
    matchingFailed: null,
    matching: { id: 'n' },
  });
});

test('WIZ-18 a director must be chosen, from those ranked', () => {
  expect(canContinue(listed)).toBe(false);
  expect(stepErrors(listed, 12)).toEqual({
    selectedDirector: 'Please choose a director to go on.',
  });
  expect(reduce(listed, { type: 'director-chosen', id: 'nobody' })).toBe(listed);
  expect(chosen).toMatchObject({
    answers: { selectedDirector: 'director-2' },
    selectedDirectors: ['director-2'],
  });
  expect(canContinue(chosen)).toBe(true);
});

test('WIZ-18 a choice outlives a new ranking as long as it is in it', () => {
  const rerank = (count: number) =>
    after(
      chosen,
      { type: 'went-back' },
      answered({ specificBudget: '$20,000' }),
      { type: 'advanced' },
      { type: 'matching-started', run: 'n' },
      { type: 'matches-arrived', run: 'n', directors: ranked(count), common: [] },
    );
  expect(chosenDirector(rerank(2))?.id).toBe('director-2');
  expect(rerank(1).answers.selectedDirector).toBe('');
});

test('WIZ-18 a package the house has no more is sent again, with the choice kept', () => {
  const asking = reduce(chosen, start);
  expect(reduce(asking, { type: 'production-orphaned', run: 'old' })).toBe(asking);
  const lost = reduce(asking, { type: 'production-orphaned', run: 'h' });
  expect(lost).toMatchObject({ step: 9, receipt: null, lostPackage: 'h', requesting: null });
  expect(lost.answers).toEqual(chosen.answers);
  expect(canContinue(lost)).toBe(true);
});

test('WIZ-18 11 opens when the house has recorded the choice', () => {
  expect(reduce(chosen, { type: 'advanced' }).step).toBe(12);
  const asking = reduce(chosen, start);
  expect(canContinue(asking)).toBe(false);
  expect(reduce(asking, { type: 'production-started', run: 'again' })).toBe(asking);
  expect(reduce(asking, { type: 'director-chosen', id: 'director-1' })).toBe(asking);
  expect(reduce(asking, { type: 'production-recorded', run: 'old' })).toBe(asking);
  expect(reduce(asking, recorded)).toMatchObject({ step: 11, requesting: null });
  expect(reduce(asking, { type: 'run-failed', run: 'h' })).toEqual(chosen);
});

test('WIZ-19 11 is left when what the house knows is not so any more', () => {
  const done = after(chosen, start, recorded);
  const other = after(
    done,
    { type: 'went-back' },
    { type: 'director-chosen', id: 'director-1' },
    { type: 'visited', step: 11 },
  );
  expect(other.step).toBe(12);
  expect(after(done, { type: 'went-back' }, { type: 'visited', step: 11 }).step).toBe(11);
});

test('WIZ-18 what was changed while the house was told is told again', () => {
  const changed = after(
    chosen,
    start,
    { type: 'went-back' },
    answered({ schedule: 'asap' }),
    { type: 'advanced' },
    { type: 'analysis-ended' },
    recorded,
  );
  expect(changed).toMatchObject({ step: 12, requesting: null });
});

test('WIZ-17 an amount under 5,000 leads from 12 to 13 without a request', () => {
  const small = {
    ...chosen,
    answers: { ...chosen.answers, specificBudget: '$3,000' },
  };
  expect(reduce(small, start)).toBe(small);
  expect(reduce(small, { type: 'advanced' }).step).toBe(13);
  expect(reduce(draftAt(13), { type: 'went-back' }).step).toBe(10);
});
