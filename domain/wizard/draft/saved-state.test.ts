import { expect, test } from 'vitest';
import { planOf } from '../../storyboard/testing/plan-of.ts';
import { packageKey } from '../money/package-key.ts';
import { draftAt } from '../testing/draft-at.ts';
import { type Draft, emptyDraft } from './draft.ts';
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

test('WIZ-22 a state of the former end, 9.5, opens at 10', () => {
  const saved = saveDraft(draftAt(10), { open: true, returnToWizard: false });
  const { director, recorded, ...more } = saved.more ?? {};
  const former = parseSavedState(JSON.stringify({ ...saved, currentStep: 9.5, more }));
  if (!former) throw new Error('not readable');
  expect(restoreDraft(former)).toEqual(draftAt(10));
});

test('WIZ-22 the confirmation comes back with its director, 12 with its analysis', () => {
  const again = (draft: Draft) => {
    const json = JSON.stringify(saveDraft(draft, { open: true, returnToWizard: false }));
    const saved = parseSavedState(json);
    if (!saved) throw new Error('not readable');
    return restoreDraft(saved);
  };
  const { director, recorded, answers } = draftAt(11);
  expect(again(draftAt(11))).toMatchObject({ step: 11, director, recorded, answers });
  expect(again({ ...draftAt(12), analyzing: false })).toMatchObject({ step: 12, analyzing: true });
});

test('WIZ-14 what is asked after sending is no part of the package', () => {
  expect(packageKey(draftAt(11))).toBe(packageKey(draftAt(10)));
});

test('PLAN-01 the plan is kept with its take; what cannot be read of it is forgotten alone', () => {
  const shots = planOf('A can.');
  const takes = [{ script: 'One.', frames: [], shots }];
  const saved = saveDraft({ ...draftAt(8), takes }, { open: true, returnToWizard: false });
  const read = (json: string) => restoreDraft(parseSavedState(json) ?? expect.unreachable());
  expect(read(JSON.stringify(saved)).takes).toEqual(takes);
  const broken = JSON.stringify(saved).replace('"object"', '"hologram"');
  expect(read(broken).takes).toEqual([{ script: 'One.', frames: [] }]);
  expect(read(broken).conceptSets).toHaveLength(1);
});
