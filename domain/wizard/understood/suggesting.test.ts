import { expect, test } from 'vitest';
import type { Draft } from '../draft/draft.ts';
import { reduce } from '../draft/reducer.ts';
import { parseSavedState, restoreDraft, saveDraft } from '../draft/saved-state.ts';
import { suggestionsRequest } from '../requests.ts';
import { draftAt } from '../testing/draft-at.ts';
import type { Suggestion } from './sharpen.ts';
import { openSuggestions } from './suggesting.ts';

const written: Suggestion[] = [
  { id: 'tighten', title: 'Tighter', why: 'Shorter.', changes: { description: 'Brew.' } },
  {
    id: 'request',
    title: 'Ask',
    why: 'It ends on it.',
    changes: { description: 'Cold.', behavior: 'Call' },
  },
  { id: 'measure', title: 'Count', why: 'Fill in.', changes: { evaluation: '[how many] cans' } },
];
const opened = () => reduce({ ...draftAt(4), step: 3 }, { type: 'sharpening-opened' });
const asking = () => reduce(opened(), { type: 'suggestions-started', run: 'r' });
const arrived = (suggestions: Suggestion[] | null = written) =>
  reduce(asking(), { type: 'suggestions-arrived', run: 'r', suggestions });
const accept = (draft: Draft, { id, changes }: Suggestion) =>
  reduce(draft, { type: 'suggestion-accepted', id, changes });
const idsOf = (draft: Draft) => openSuggestions(draft).map(({ id }) => id);

test('WIZ-05 suggestions of a model are there to decide until they are decided', () => {
  expect(idsOf(arrived())).toEqual(['tighten', 'request', 'measure']);
  const dismissed = reduce(arrived(), { type: 'suggestion-dismissed', id: 'tighten' });
  expect(idsOf(dismissed)).toEqual(['request', 'measure']);
});

test('WIZ-05 a wording for a text that was just replaced is not offered any more', () => {
  const [tighten] = written as [Suggestion];
  const draft = accept(arrived(), tighten);
  expect(draft.answers.description).toBe('Brew.');
  expect(idsOf(draft)).toEqual(['measure']);
});

test('WIZ-05 they are asked for once: going back, and a reload, ask nothing again', () => {
  const left = reduce(arrived(), { type: 'went-back' });
  const again = reduce(left, { type: 'sharpening-opened' });
  expect(reduce(again, { type: 'suggestions-started', run: 's' })).toBe(again);
  const kept = parseSavedState(
    JSON.stringify(saveDraft(arrived(), { open: true, returnToWizard: false })),
  );
  expect(kept && idsOf(restoreDraft(kept))).toEqual(['tighten', 'request', 'measure']);
});

test('WIZ-05 a detail typed anew in step 3 has them asked for again; filling in blanks does not', () => {
  const typed = (draft: Draft, evaluation: string) =>
    reduce(draft, { type: 'answered', answers: { evaluation } });
  const filled = typed(accept(arrived(), written[2] as Suggestion), '40 cans');
  expect(filled).toMatchObject({ settled: ['measure'], sharpened: { by: 'model' } });
  const back = reduce(filled, { type: 'went-back' });
  expect(typed(back, '40 cans').sharpened).not.toBeNull();
  expect(typed(back, '50 cans').sharpened).toBeNull();
});

test('WIZ-05 without an answer our own are used, and follow the details', () => {
  const draft = arrived(null);
  expect(draft).toMatchObject({ step: 3.5, writing: null, sharpened: { by: 'rules' } });
  expect(idsOf(draft)).toEqual(['measure']);
  const [suggestion] = openSuggestions(draft);
  expect(suggestion?.changes.evaluation).toContain('[how many]');
});

test('WIZ-05 cancelling, going back and a reload in the middle leave all as it was in step 3', () => {
  const before: Draft = { ...opened(), step: 3 };
  expect(reduce(asking(), { type: 'cancelled' })).toEqual(before);
  expect(reduce(asking(), { type: 'went-back' })).toEqual(before);
  const saved = saveDraft(asking(), { open: true, returnToWizard: false });
  expect(saved.currentStep).toBe(3);
  expect(reduce(before, { type: 'suggestions-arrived', run: 'r', suggestions: written })).toEqual(
    before,
  );
});

test('WIZ-22 an older saved draft has no suggestions, and one that cannot be read loses only those', () => {
  const { more, ...saved } = saveDraft(arrived(), { open: true, returnToWizard: false });
  const restored = (sharpened: unknown) => {
    const state = parseSavedState(JSON.stringify({ ...saved, more: { ...more, sharpened } }));
    return state && restoreDraft(state);
  };
  for (const sharpened of [undefined, { by: 'magic' }, { by: 'model', of: 3 }]) {
    expect(restored(sharpened)).toMatchObject({ sharpened: null, answers: saved.formData });
  }
});

test('WIZ-05 the details are sent, and nothing else', () => {
  expect(Object.keys(suggestionsRequest(opened()))).toEqual([
    'userType',
    'platform',
    'productName',
    'description',
    'productForm',
    'targetAudience',
    'behavior',
    'evaluation',
  ]);
});
