import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { looseFrames, productPictures } from '../db/schema.ts';
import { findStrays } from './find-strays.ts';

const site = await openTestSite({}, { now: () => now });
afterAll(() => site.close());

const hour = 3_600_000;
let now = new Date();
/** The next hour in which names that begin so have their turn. */
const turnOf = (begins: string) => {
  const wanted = Number.parseInt(begins, 16);
  const from = Math.ceil(Date.now() / hour) + 48;
  return new Date((from + ((wanted - (from % 256) + 256) % 256)) * hour);
};
const put = (key: string) =>
  site.services.storage.put(key, Buffer.from('\xff\xd8\xffx', 'latin1'), 'image/jpeg');
const nameOf = (begins: string) => `${begins}${randomUUID().replaceAll('-', '')}`.slice(0, 32);

test('KEEP-01 a picture that no table knows of is found when its turn comes', async () => {
  const [stray, held, elsewhere] = [nameOf('ab'), nameOf('ab'), nameOf('ac')];
  for (const name of [stray, held, elsewhere]) await put(`frames/${name}.jpg`);
  const member = askAs(site, await signUpMember(site));
  const imageUrl = `/api/storage/frames/${held}.jpg`;
  await saveProject(member, {
    wizard_state: null,
    storyboard_frames: [{ title: 'One', description: '', imageUrl }],
  });
  now = turnOf('ab');
  await findStrays(site.services);
  await findStrays(site.services);
  const found = await site.services.db.select().from(looseFrames);
  expect(found.map(({ key, since }) => [key, since])).toEqual([[`frames/${stray}.jpg`, now]]);
});

test('KEEP-02 files of a product’s picture whose row was never written go after a day', async () => {
  const [lost, known] = ['cd', 'cd'].map((begins) => `${begins}${randomUUID().slice(2)}`);
  if (!lost || !known) throw new Error('There are two.');
  for (const id of [lost, known]) await put(`product-pictures/${id}/one.jpg`);
  const file = 'product-pictures/x';
  await site.services.db.insert(productPictures).values({
    ...{ id: known, kind: 'logo', width: 9, height: 9, ground: 'plain', colours: [] },
    files: { source: file, 'cut-out': file, drawn: file, traced: file },
    cut: { whole: false, strokes: [] } as never,
    created_at: now,
    kept_until: now,
  } as never);
  const names = async () =>
    (await site.services.storage.list('product-pictures/')).map(({ key }) => key.split('/')[1]);
  now = new Date();
  await findStrays(site.services);
  expect((await names()).sort()).toEqual([lost, known].sort());
  now = turnOf('cd');
  await findStrays(site.services);
  expect(await names()).toEqual([known]);
});
