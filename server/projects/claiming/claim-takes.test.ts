import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { draftOfProject } from '#domain/projects/from-draft.ts';
import type { Take, WholeProject } from '#domain/projects/project.ts';
import { currentScript, shownBoard } from '#domain/wizard/draft/draft.ts';
import { bakeryRequest, bakeryScript } from '#tests/builders/bakery.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { framesOf, patchProject, saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { claimSubmissions } from './claim-submissions.ts';

const site = await openTestSite({ LIMIT_PACKAGES: '100' });
afterAll(() => site.close());

const send = async (email: string, changes: object = {}) => {
  const body = { ...bakeryRequest(), submissionId: randomUUID(), ...changes, email };
  expect((await site.call('send-concept', body)).status).toBe(200);
};
const guest = () => `${randomUUID()}@example.com`;
async function member(email: string) {
  const one = await signUpMember(site, { email, verified: true });
  const ask = askAs(site, one);
  const claim = () => claimSubmissions(site.services, one);
  const list = async () =>
    ((await (await ask('/api/projects')).json()) as { projects: WholeProject[] }).projects;
  const whole = async (id: string) =>
    (await (await ask(`/api/projects/${id}`)).json()) as WholeProject;
  const takes = async (id: string) =>
    ((await (await ask(`/api/projects/${id}/takes`)).json()) as { takes: Take[] }).takes;
  return { ask, claim, list, whole, takes };
}
const cut = (script: string, ...names: string[]) => ({
  platform: 'instagram',
  script,
  storyboardFrames: framesOf(...names),
});

test('WIZ-13 CUT-07 a guest’s second cut and redrawn board are takes of one project', async () => {
  const email = guest();
  await send(email, { storyboardFrames: framesOf('a') });
  await send(email, { storyboardFrames: framesOf('b'), cuts: [cut('Square.', 's')] });
  await send(email, { script: 'Another.', storyboardFrames: framesOf('c') });
  const { claim, list, whole, takes } = await member(email);
  await claim();
  await claim();
  const [one, ...others] = await list();
  expect(others).toEqual([]);
  const project = await whole(one?.id ?? '');
  expect([project.script, project.storyboard_frames]).toEqual(['Another.', framesOf('c')]);
  const earlier = await takes(project.id);
  expect(earlier.map(({ storyboard_frames }) => storyboard_frames)).toEqual([
    framesOf('b'),
    framesOf('a'),
  ]);
  const draft = draftOfProject(project);
  expect(draft.takes.map(({ script, frames }) => [script, frames])).toEqual([
    [bakeryScript, framesOf('a')],
    [bakeryScript, framesOf('b')],
    ['Another.', framesOf('c')],
  ]);
  expect([currentScript(draft), shownBoard(draft)?.frames]).toEqual(['Another.', framesOf('c')]);
  expect(draft.cuts.instagram?.takes.map(({ script }) => script)).toEqual(['Square.']);
});

test('WIZ-13 CUT-07 a cut that a guest sent twice has both as takes, and another concept is another project', async () => {
  const email = guest();
  await send(email, { cuts: [cut('Square.')] });
  await send(email, { cuts: [cut('Squarer.', 's')] });
  await send(email, {
    script: 'Other.',
    selectedConcept: { ...bakeryRequest().selectedConcept, title: 'Crumbs' },
  });
  const { claim, list, whole } = await member(email);
  await claim();
  const made = await list();
  expect(made.map(({ project_name }) => project_name)).toEqual(['Crumbs', 'The light at five']);
  const draft = draftOfProject(await whole(made[1]?.id ?? ''));
  const { takes = [], take = 0 } = draft.cuts.instagram ?? {};
  expect(takes.map(({ script }) => script)).toEqual(['Square.', 'Squarer.']);
  expect(takes[take]?.script).toBe('Squarer.');
});

test('WIZ-13 over what a member has changed a guest’s package is an earlier take, and its cut is there', async () => {
  const email = guest();
  const { ask, claim, list, whole, takes } = await member(email);
  const { productName, script } = bakeryRequest();
  const kept = await saveProject(ask, { product_name: productName, script });
  await patchProject(ask, kept, { storyboard_frames: framesOf('mine') });
  await send(email, { storyboardFrames: framesOf('guests'), cuts: [cut('Square.', 's')] });
  await claim();
  expect(await list()).toHaveLength(1);
  const project = await whole(kept.id);
  expect(project.storyboard_frames).toEqual(framesOf('mine'));
  expect((await takes(kept.id)).map(({ storyboard_frames }) => storyboard_frames)).toContainEqual(
    framesOf('guests'),
  );
  expect(draftOfProject(project).cuts.instagram?.takes[0]?.frames).toEqual(framesOf('s'));
});
