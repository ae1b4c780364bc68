import { expect, test } from 'vitest';
import { emptyDraft } from './draft.ts';
import { packageKey } from './package-key.ts';
import { parseSavedState, restoreDraft, saveDraft } from './saved-state.ts';

test('WIZ-22 the saved state carries the names other pages know', () => {
  const saved = saveDraft(emptyDraft, { open: true, returnToWizard: true });
  expect(Object.keys(saved)).toEqual(
    expect.arrayContaining([
      'currentStep',
      'formData',
      'generatedConcepts',
      'creativeBrief',
      'generatedScript',
      'storyboardFrames',
      'selectedDirectors',
      'returnToWizard',
    ]),
  );
});

test.each(['', 'null', '{', '[]', '{"currentStep":"one"}', '{"formData":{}}', '"x"'])(
  'WIZ-22 what is not a saved state is not read: %s',
  (json) => {
    expect(parseSavedState(json)).toBeNull();
  },
);

test('WIZ-22 the named fields alone restore a draft', () => {
  const saved = parseSavedState(
    JSON.stringify({
      currentStep: 8,
      formData: {
        userType: 'brand',
        platform: ['youtube'],
        productName: 'Nightjar',
        description: 'Cold brew.',
        creativeApproach: 'story',
        selectedConcept: '0',
        videoStyle: 'direct',
      },
      generatedConcepts: [{ title: 'Wake', subtitle: '', features: [], tone: '' }],
      creativeBrief: 'Objective: sell.',
      generatedScript: 'One.',
      storyboardFrames: [{ title: 'Shot', description: 'x' }],
      selectedDirectors: [],
      returnToWizard: true,
    }),
  );
  if (!saved) throw new Error('not readable');
  const draft = restoreDraft(saved);
  expect(draft).toMatchObject({ step: 8, creativeBrief: 'Objective: sell.' });
  expect(draft.conceptSets[0]?.approach).toBe('story');
  expect(draft.takes[0]?.frames).toHaveLength(1);
});

test.each([
  [{ currentStep: 12, formData: {} }, 1],
  [{ currentStep: 9, formData: { userType: 'brand' } }, 2],
])('WIZ-22 a step that cannot be shown becomes the nearest that can', (state, step) => {
  const saved = parseSavedState(JSON.stringify(state));
  if (!saved) throw new Error('not readable');
  expect(restoreDraft(saved).step).toBe(step);
});

test('WIZ-22 an unknown answer is dropped, the others stay', () => {
  const saved = parseSavedState(
    '{"currentStep":1,"formData":{"userType":"alien","gender":"male","productName":"N"}}',
  );
  expect(saved?.formData).toMatchObject({ userType: '', gender: 'male', productName: 'N' });
});

test('WIZ-13 a changed package or address has another key, the same one the same', () => {
  const to = (email: string) => ({ ...emptyDraft, answers: { ...emptyDraft.answers, email } });
  expect(packageKey(to('a@b.example'))).toBe(packageKey(to(' A@b.example ')));
  expect(packageKey(to('a@b.example'))).not.toBe(packageKey(to('c@b.example')));
  expect(packageKey({ ...emptyDraft, creativeBrief: 'x' })).not.toBe(packageKey(emptyDraft));
});
