import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WholeProject } from '#domain/projects/project.ts';
import { saveDraft } from '#domain/wizard/draft/saved-state.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { framesOf, patchProject, saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { deleteForgotten } from './forget-pictures.ts';

let site: TestSite;
let ask: ReturnType<typeof askAs>;
let ahead = 0;
const hours = 3_600_000;
beforeEach(async () => {
  ahead = 0;
  site = await openTestSite({}, { now: () => new Date(Date.now() + ahead) });
  ask = askAs(site, await signUpMember(site));
  for (const name of 'abcdefgh') await draw(name);
});
afterEach(() => site.close());

const keyOf = (name: string) => `frames/${name}.jpg`;
const draw = (name: string) =>
  site.services.storage.put(
    keyOf(name),
    Buffer.from(`\xff\xd8\xff${name}`, 'latin1'),
    'image/jpeg',
  );
const kept = async () =>
  (await site.services.storage.list('frames/')).map(({ key }) => key.slice(7, 8)).join('');
const waiting = async () =>
  (await site.jobs.counts()).find(({ queue }) => queue === 'forget-pictures')?.waiting;
const remove = (id: string) => ask(`/api/projects/${id}`, { method: 'DELETE' });
/** A state of the wizard whose only take shows these. */
const stateShowing = (...names: string[]) => {
  const draft = { ...draftAt(9), takes: [{ script: 'S', frames: framesOf(...names) }] };
  return saveDraft(draft, { open: false, returnToWizard: false });
};
const save = (...names: string[]) =>
  saveProject(ask, { wizard_state: null, storyboard_frames: framesOf(...names) });

test('PROJ-04 pictures of a deleted project, its takes and its wizard go', async () => {
  await site.jobs.work({ services: site.services });
  const saved = await saveProject(ask, {
    storyboard_frames: framesOf('a', 'b'),
    wizard_state: stateShowing('c'),
  });
  const changed = await patchProject(ask, saved, { storyboard_frames: framesOf('d') });
  ahead = 7 * hours;
  await remove(((await changed.json()) as WholeProject).id);
  await expect.poll(kept, { timeout: 120_000, interval: 50 }).toBe('efgh');
});

test('PROJ-04 what anything else shows stays', async () => {
  const other = await save('a');
  await patchProject(ask, other, { storyboard_frames: framesOf('b') });
  await saveProject(ask, { storyboard_frames: [], wizard_state: stateShowing('c') });
  await site.call('send-concept', {
    ...bakeryRequest({ storyboardFrames: framesOf('d') }),
    submissionId: randomUUID(),
  });
  ahead = 7 * hours;
  await deleteForgotten(site.services, [...'abcdef'].map(keyOf));
  expect(await kept()).toBe('abcdgh');
});

test('PROJ-04 one of many projects showing it is enough', async () => {
  for (let at = 0; at < 5; at++) await save('h');
  for (let at = 0; at < 3; at++) await save('a');
  ahead = 7 * hours;
  await deleteForgotten(site.services, ['a', 'g', 'h'].map(keyOf));
  expect(await kept()).toBe('abcdefh');
});

test('PROJ-04 what was drawn again a short while ago stays for now, and is looked at later', async () => {
  ahead = 5 * hours;
  await deleteForgotten(site.services, [keyOf('a')]);
  expect(await kept()).toBe('abcdefgh');
  expect(await waiting()).toBe(1);
  ahead = 7 * hours;
  await deleteForgotten(site.services, [keyOf('a')]);
  expect(await kept()).toBe('bcdefgh');
});

test('what is gone already, or is no picture of ours, does no harm', async () => {
  ahead = 7 * hours;
  await deleteForgotten(site.services, [keyOf('zz'), '../escape', 'frames/%00', '', keyOf('a')]);
  expect(await kept()).toBe('bcdefgh');
});

test('a deleting that fails forgets nothing', async () => {
  const { id } = await save('a');
  expect(await waiting()).toBe(0);
  const stranger = askAs(site, await signUpMember(site));
  await stranger(`/api/projects/${id}`, { method: 'DELETE' });
  expect(await waiting()).toBe(0);
  await remove(id);
  expect(await waiting()).toBe(1);
});
