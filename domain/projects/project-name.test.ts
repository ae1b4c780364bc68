import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyDraft } from '../wizard/draft/draft.ts';
import { draftAt } from '../wizard/testing/draft-at.ts';
import { newProject } from './project.ts';
import { projectName } from './project-name.ts';

const named = (productName: string) => ({
  ...emptyDraft,
  answers: { ...emptyDraft.answers, productName },
});

test('WIZ-21 a project is named after its concept, else its product', () => {
  const draft = draftAt(9);
  expect(projectName(draft)).toBe(draft.conceptSets[0]?.concepts[0]?.title);
  expect(projectName(draftAt(4))).toBe('Nightjar');
  expect(projectName(emptyDraft)).toBe('Untitled project');
});

test.each([' \n', '\u200b\u2060', '\0', '\t'])('WIZ-21 %j is no name', (productName) => {
  expect(projectName(named(productName))).toBe('Untitled project');
});

test('WIZ-21 whatever the product is called, the project can be saved under its name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (productName) => {
      const name = projectName(named(productName));
      expect(newProject.shape.project_name.parse(name)).toBe(name);
    }),
  );
});
