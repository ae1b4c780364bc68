import { expect, test } from 'vitest';
import { someProject } from '../testing/some-project.ts';
import { changesOf, fieldsOf, inChosenFormat, problemsIn } from './edit-fields.ts';

const project = someProject();
const fields = fieldsOf(project);
const { updated_at } = project;

test('PROJ-10 only what was changed is sent, with the version it was changed from', () => {
  expect(changesOf(project, fields)).toEqual({ updated_at });
  expect(changesOf(project, { ...fields, script: 'New' })).toEqual({ updated_at, script: 'New' });
});

test('PROJ-10 the campaign details go back among all the other answers of the wizard', () => {
  const changes = changesOf(project, { ...fields, schedule: 'when the moon is full' });
  expect(changes).toEqual({
    updated_at,
    form_data: { ...project.form_data, schedule: 'when the moon is full' },
  });
});

test('PROJ-10 a product is renamed in both places where its name stands', () => {
  const changes = changesOf(project, { ...fields, product_name: 'Decaf' });
  expect(changes.product_name).toBe('Decaf');
  expect(changes.form_data?.productName).toBe('Decaf');
});

test.each([
  ['project_name', '  ', 'Project name is required.'],
  ['project_name', 'x'.repeat(201), 'Please keep this to 200 characters.'],
  ['product_name', 'x'.repeat(121), 'Please keep this to 120 characters.'],
  ['description', 'x'.repeat(2001), 'Please keep this to 2,000 characters.'],
  ['script', 'x'.repeat(20_001), 'Please keep this to 20,000 characters.'],
] as const)('PROJ-10 what the server would refuse is said at %s', (name, value, message) => {
  const problems = problemsIn(changesOf(project, { ...fields, [name]: value }));
  expect(problems).toEqual({ [name]: message });
});

test('CUT-10 the format of Instagram’s cut can be changed, and is drawn as it is chosen', () => {
  expect(fields.instagramPortrait).toBe('1:1');
  const portrait = { ...fields, instagramPortrait: '4:5' as const };
  expect(changesOf(project, portrait)).toEqual({
    updated_at,
    form_data: { ...project.form_data, instagramPortrait: true },
  });
  const stood = inChosenFormat(project, portrait);
  expect(stood.form_data.instagramPortrait).toBe(true);
  expect(fieldsOf(stood).instagramPortrait).toBe('4:5');
});
