import { afterAll, expect, test } from 'vitest';
import type { Take, WholeProject } from '#domain/projects/project.ts';
import { planOf } from '#domain/storyboard/testing/plan-of.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { framesOf, patchProject, saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';

const site = await openTestSite();
const ask = askAs(site, await signUpMember(site));
afterAll(() => site.close());

const start = (content: object = {}) =>
  saveProject(ask, { creative_brief: '', script: '', storyboard_frames: [], ...content });
async function change(project: WholeProject, changes: object): Promise<WholeProject> {
  const answer = await patchProject(ask, project, changes);
  expect(answer.status).toBe(200);
  return (await answer.json()) as WholeProject;
}
const takesOf = async ({ id }: WholeProject): Promise<Take[]> =>
  ((await (await ask(`/api/projects/${id}/takes`)).json()) as { takes: Take[] }).takes;
const restore = ({ id }: WholeProject, take: string) =>
  ask(`/api/projects/${id}/takes/${take}/restore`, { method: 'POST', body: '{}' });
const scripts = (takes: Take[]) => takes.map(({ script }) => script);

test('PROJ-15 filling in what was empty is no take, replacing it is', async () => {
  let project = await start();
  project = await change(project, { script: 'One.' });
  project = await change(project, { storyboard_frames: framesOf('a') });
  project = await change(project, { creative_brief: 'Brief.', project_name: 'Renamed' });
  expect(await takesOf(project)).toEqual([]);
  const before = project;
  project = await change(project, { script: 'Two.', storyboard_frames: framesOf('b') });
  expect(await takesOf(project)).toEqual([
    {
      id: expect.any(String),
      creative_brief: 'Brief.',
      script: 'One.',
      storyboard_frames: before.storyboard_frames,
      created_at: project.updated_at,
    },
  ]);
});

test.each([
  ['brief', { creative_brief: 'B' }, { creative_brief: '' }],
  ['script', { script: 'S' }, { script: 'T' }],
  ['frames', { storyboard_frames: framesOf('a') }, { storyboard_frames: [] }],
])('PROJ-15 what a new %s replaces is kept', async (_part, content, changes) => {
  const project = await start(content);
  const takes = await takesOf(await change(project, changes));
  expect(takes).toHaveLength(1);
  expect(takes[0]).toMatchObject(content);
});

test('what is not brief, script or frames makes no take', async () => {
  const project = await start({ script: 'S' });
  const { script } = project;
  const changes = { script, product_name: 'Owl', form_data: { notes: 'n' }, wizard_state: null };
  expect(await takesOf(await change(project, changes))).toEqual([]);
});

test('PROJ-15 a refused or failed change leaves no take', async () => {
  const project = await start({ script: 'S' });
  await change(project, { project_name: 'Newer' });
  const stale = await patchProject(ask, project, { script: 'T' });
  expect(stale.status).toBe(409);
  expect(await takesOf(project)).toEqual([]);
});

test('the same content twice in a row is one take', async () => {
  let project = await start({ script: 'One.' });
  for (const script of ['', 'One.', 'Two.']) project = await change(project, { script });
  expect(scripts(await takesOf(project))).toEqual(['One.']);
  expect((await takesOf(project))[0]?.created_at).toBe(project.updated_at);
});

test('PROJ-15 restoring brings a take back, and what stood becomes a take', async () => {
  let project = await start({ script: 'One.', storyboard_frames: framesOf('a') });
  project = await change(project, { script: 'Two.', storyboard_frames: framesOf('b') });
  const [take] = await takesOf(project);
  const answer = await restore(project, take?.id ?? '');
  expect(answer.status).toBe(200);
  const restored = (await answer.json()) as WholeProject;
  expect(restored).toMatchObject({ script: 'One.', storyboard_frames: framesOf('a') });
  expect(scripts(await takesOf(restored))).toEqual(['Two.', 'One.']);
  // The answer was lost: the same again is no conflict, and no further take.
  const again = await restore(project, take?.id ?? '');
  expect([again.status, await again.json()]).toEqual([200, restored]);
  expect(await takesOf(restored)).toHaveLength(2);
});

test('LIVE-03 restoring over a change that was not seen keeps that change as a take', async () => {
  const project = await start({ script: 'One.' });
  const seen = await change(project, { script: 'Two.' });
  const [take] = await takesOf(seen);
  await change(seen, { script: 'Three.' });
  const answer = await restore(seen, take?.id ?? '');
  expect(answer.status).toBe(200);
  const restored = (await answer.json()) as WholeProject;
  expect(restored.script).toBe('One.');
  expect(scripts(await takesOf(restored))).toEqual(['Three.', 'Two.', 'One.']);
});

test('LIVE-03 a program that still says what it read is answered as well', async () => {
  const project = await start({ script: 'One.' });
  const seen = await change(project, { script: 'Two.' });
  const [take] = await takesOf(seen);
  const answer = await ask(`/api/projects/${project.id}/takes/${take?.id}/restore`, {
    method: 'POST',
    body: JSON.stringify({ updated_at: project.updated_at }),
  });
  expect([answer.status, await answer.json()]).toMatchObject([200, { script: 'One.' }]);
});

test('PROJ-14 the take of another project cannot be brought into this one', async () => {
  const one = await start({ script: 'One.' });
  const [take] = await takesOf(await change(one, { script: 'Two.' }));
  const other = await start({ script: 'Other.' });
  for (const id of [take?.id ?? '', 'x', other.id]) {
    const answer = await restore(other, id);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('There is no project of this id.');
  }
});

test('the newest fifty takes stay', async () => {
  let project = await start({ script: '0' });
  for (let turn = 1; turn <= 53; turn++) project = await change(project, { script: `${turn}` });
  const takes = await takesOf(project);
  expect(scripts(takes)).toEqual(Array.from({ length: 50 }, (_, at) => `${52 - at}`));
});

test('PLAN-01 a take keeps its plan, and restoring brings it back', async () => {
  let project = await start({ script: 'One.', shots: planOf('A can.') });
  expect(project.shots).toEqual(planOf('A can.'));
  project = await change(project, { script: 'By hand.' });
  expect(project.shots).toEqual(planOf('A can.'));
  project = await change(project, { script: 'Two.', shots: planOf('An owl.') });
  expect(project.shots).toEqual(planOf('An owl.'));
  const takes = await takesOf(project);
  expect(scripts(takes)).toEqual(['By hand.', 'One.']);
  expect(takes[0]).not.toHaveProperty('shots');
  const restored = await restore(project, takes[1]?.id ?? '');
  expect(await restored.json()).toMatchObject({ script: 'One.', shots: planOf('A can.') });
});

test('PLAN-01 a new plan alone replaces nothing that is read or seen', async () => {
  let project = await start({ script: 'One.' });
  expect(project.shots).toBeNull();
  project = await change(project, { shots: planOf('A can.') });
  project = await change(project, { shots: null });
  expect(project.shots).toBeNull();
  expect(await takesOf(project)).toEqual([]);
});

test('PLAN-01 a plan the database cannot keep is refused by its field', async () => {
  const project = await start({ script: 'One.' });
  const answer = await patchProject(ask, project, { shots: planOf('A\0can.') });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error: { fields: [{ path: 'shots' }] } });
});
