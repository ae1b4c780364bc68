import { expect, test } from 'vitest';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import type { FormData } from '#domain/projects/form-data.ts';
import { planOf } from '#domain/storyboard/testing/plan-of.ts';
import { someProject } from '../testing/some-project.ts';
import { fieldsOf } from './edit-fields.ts';
import { storyboardRequestOf } from './storyboard-request.ts';

const requestFor = (form_data: FormData, change = {}) => {
  const project = someProject({ form_data });
  return storyboardRequestOf(project, { ...fieldsOf(project), ...change });
};

test.each<[string, FormData, string[]]>([
  [
    'the video style, then the platforms that give the shape',
    { videoStyle: 'narrative', platform: ['tiktok'] },
    ['narrative', 'tiktok'],
  ],
  [
    'a single platform of an older project',
    { videoStyle: 'direct', platform: 'instagram' },
    ['direct', 'instagram'],
  ],
  ['YouTube where there is neither', {}, ['youtube']],
  [
    'no free text',
    { videoStyle: 'like a dream', platform: ['television', 'youtube'] },
    ['youtube'],
  ],
])('PROJ-11 as its platform it sends %s', (_, form_data, platform) => {
  expect(requestFor(form_data).platform).toEqual(platform);
});

test('PROJ-11 voice-over only is always false', () => {
  expect(requestFor({ voiceOverOnly: true }).voiceOverOnly).toBe(false);
});

test('PROJ-11 choices that are older free text do not keep the frames from being drawn', () => {
  const request = requestFor({ hairColor: 'sea green', gender: 'female', videoStyle: 'dreamy' });
  expect(request).not.toHaveProperty('hairColor');
  expect(request.gender).toBe('female');
  expect(generateStoryboardRequest.safeParse(request).success).toBe(true);
});

test('PROJ-11 a project without a product is drawn by its own name', () => {
  expect(requestFor({}, { product_name: ' ' }).productName).toBe('Wake the night shift');
});

test('PLAN-01 the plan of the project is sent, also for a script changed since', () => {
  const project = someProject({ shots: planOf('A can.') });
  const fields = { ...fieldsOf(project), script: 'By hand.' };
  const request = generateStoryboardRequest.parse(storyboardRequestOf(project, fields));
  expect(request).toMatchObject({ script: 'By hand.', shots: planOf('A can.') });
  expect(storyboardRequestOf(someProject(), fields).shots).toBeUndefined();
});
