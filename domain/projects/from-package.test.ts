import { expect, test } from 'vitest';
import { type SendConceptRequest, sendConceptRequest } from '../functions/send-concept.ts';
import { planOf } from '../storyboard/testing/plan-of.ts';
import { packageRequest } from '../wizard/requests.ts';
import { draftAt } from '../wizard/testing/draft-at.ts';
import { projectOfDraft } from './from-draft.ts';
import { projectOfPackage } from './from-package.ts';
import { newProject } from './project.ts';

test('WIZ-13 a package makes the project its wizard would have been saved as', () => {
  const draft = draftAt(9);
  const request = packageRequest(
    { ...draft, answers: { ...draft.answers, email: 'june@nightjar.example' } },
    '2f1d2c0e-58ce-4f0c-9d54-6b1f6f0c4d11',
    '2026-11-21T10:00:00Z',
  );
  const made = projectOfPackage(sendConceptRequest.parse(request));
  const { wizard_state: _, ...expected } = projectOfDraft(draft);
  expect(made).toMatchObject({
    ...expected,
    form_data: { ...expected.form_data, email: 'june@nightjar.example' },
  });
  expect(made.wizard_state).toMatchObject({ currentStep: 8, generatedScript: expected.script });
});

test.each([
  [{}, 'Untitled project'],
  [{ productName: 'Bread' }, 'Bread'],
  [{ productName: 'Bread', selectedConcept: null, platform: ['narrative'] }, 'Bread'],
  [
    {
      productName: 'Bread',
      selectedConcept: { title: 'Wake', subtitle: '', features: [], tone: '' },
    },
    'Wake',
  ],
] as [Partial<SendConceptRequest>, string][])(
  'WIZ-13 of the package %j the project is named %j, and can be saved',
  (sent, name) => {
    const made = projectOfPackage(sent);
    const read = newProject.parse({ draft_key: '2f1d2c0e-58ce-4f0c-9d54-6b1f6f0c4d11', ...made });
    expect(read.project_name).toBe(name);
  },
);

test('PLAN-01 a package brings its plan; one that cannot be read brings its script alone', () => {
  const shots = planOf('A can.');
  const sent = { productName: 'Bread', script: 'One.' };
  const made = projectOfPackage({ ...sent, shots });
  expect(made.shots).toEqual(shots);
  expect(made.wizard_state?.more?.takes).toEqual([{ script: 'One.', frames: [], shots }]);
  const odd = { ...shots, shots: [] };
  expect(projectOfPackage({ ...sent, shots: odd })).toMatchObject({ script: 'One.', shots: null });
});
