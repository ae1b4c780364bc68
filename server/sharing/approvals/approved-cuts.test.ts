import { afterEach, beforeEach, expect, test } from 'vitest';
import { threeCuts } from '#domain/cuts/testing/three-cuts.ts';
import { projectOfDraft } from '#domain/projects/from-draft.ts';
import { changeWords } from '#domain/sharing/compare-takes.ts';
import type { SharedPage } from '#domain/sharing/shared-page.ts';
import { samplePicture } from '#tests/builders/bakery.ts';
import { type Guest, openSharedSite, type SharedSite } from '#tests/builders/open-shared-site.ts';
import { patchProject } from '#tests/builders/project-body.ts';
import { projectApprovals } from '../../db/schema.ts';
import { dropFrames } from '../../frames/drop-frames.ts';
import { takeName } from './take-name.ts';

let site: SharedSite;
let time: Date;
beforeEach(async () => {
  time = new Date('2026-11-21T10:00:00Z');
  site = await openSharedSite({}, { now: () => time });
});
afterEach(() => site.close());

const address = (name: string) => `/api/storage/frames/${name}.jpg`;
const withYoutube = (...names: string[]) =>
  projectOfDraft(threeCuts({ youtube: names.map(address) })) as never;
const approve = async (guest: Guest) => {
  const { take } = await guest.page();
  expect(await guest.send({ act: 'approve', name: 'Ann', take })).toMatchObject({
    done: 'approve',
  });
};
const words = ({ changes }: SharedPage) => changes && changeWords(changes);

async function shareThreeCuts() {
  for (const name of ['a', 'b', 'c', 'd', 'x']) {
    const { jpeg } = await samplePicture(96, 54);
    await site.services.storage.put(`frames/${name}.jpg`, jpeg, 'image/jpeg');
  }
  const { project, path } = await site.share({}, withYoutube('a', 'b', 'c', 'd'));
  return { project, guest: site.guest(path) };
}

test('LINK-07 LINK-02 an approval keeps every cut, pictures too, and each is compared with what it was', async () => {
  const { project, guest } = await shareThreeCuts();
  await approve(guest);
  expect((await guest.page()).approvals).toMatchObject([{ is_current: true }]);
  const answer = await patchProject(site.askOwner, project, withYoutube('a', 'x', 'c', 'd'));
  expect(answer.status).toBe(200);
  const page = await guest.page();
  expect(page.approvals).toMatchObject([{ is_current: false }]);
  expect(words(page)).toEqual(['frame 2 of YouTube']);

  const frozen = await guest.page(`?take=${page.approvals[0]?.id}`);
  expect(frozen.cuts.map(({ platform, aspect, seconds }) => [platform, aspect, seconds])).toEqual(
    page.cuts.map(({ platform, aspect, seconds }) => [platform, aspect, seconds]),
  );
  const youtube = (shown: SharedPage) => shown.cuts.find(({ platform }) => platform === 'youtube');
  expect(youtube(frozen)?.frames[1]?.imageUrl).toBe(address('b'));
  expect(youtube(frozen)?.film).not.toBeNull();
  expect(youtube(page)?.frames[1]?.imageUrl).toBe(address('x'));

  time = new Date('2027-11-21T10:00:00Z');
  await dropFrames(site.services, ['frames/b.jpg']);
  expect(await site.services.storage.get('frames/b.jpg')).not.toBeNull();
});

test('LINK-07 a cut that is taken out is told, and is there in what was approved', async () => {
  const { project, guest } = await shareThreeCuts();
  await approve(guest);
  const { form_data } = project;
  const fewer = { form_data: { ...form_data, platform: ['tiktok', 'youtube'] } };
  expect((await patchProject(site.askOwner, project, fewer)).status).toBe(200);
  const page = await guest.page();
  expect(words(page)).toContain('no cut for Instagram any more');
  const frozen = await guest.page(`?take=${page.approvals[0]?.id}`);
  expect(frozen.cuts.map(({ platform }) => platform)).toEqual(['tiktok', 'youtube', 'instagram']);
  // The last approval counts, and of two of one moment either may be it.
  time = new Date('2026-11-21T10:00:01Z');
  await approve(guest);
  expect(words(await guest.page())).toBeNull();
});

test('LINK-07 an approval of before cuts were kept goes on being of the primary cut', async () => {
  const { guest } = await shareThreeCuts();
  await approve(guest);
  const { db } = site.services;
  const { creative_brief, script, storyboard_frames: frames } = (await guest.page()).shown;
  const primary = { platform: null, aspect: null, script, frames };
  const before = takeName({ creative_brief, cuts: [primary] });
  await db.update(projectApprovals).set({ cuts: null, take: before });
  const page = await guest.page();
  expect(page.approvals).toMatchObject([{ is_current: true }]);
  expect(page.changes).toBeNull();
  const frozen = await guest.page(`?take=${page.approvals[0]?.id}`);
  expect([frozen.cuts, frozen.shown]).toEqual([[], page.shown]);
});
