// On both databases: triggers note what shows a picture.
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WholeProject } from '#domain/projects/project.ts';
import { saveDraft } from '#domain/wizard/draft/saved-state.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { bakeryRequest, bakeryScript } from '#tests/builders/bakery.ts';
import { deleteForGood } from '#tests/builders/delete-for-good.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { framesOf, patchProject, saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { frameHolds, looseFrames, projects } from '../db/schema.ts';
import type { Storage } from '../gateways/storage/port.ts';
import { dropFrames } from './drop-frames.ts';
import { loosen } from './loose-frames.ts';
import { dropFramesQueue, sweepFrames } from './sweep-frames.ts';

let site: TestSite;
let ask: ReturnType<typeof askAs>;
let ahead = 0;
const hours = 3_600_000;
beforeEach(async () => {
  ahead = 0;
  site = await openTestSite({}, { now: () => new Date(Date.now() + ahead) });
  ask = askAs(site, await signUpMember(site));
});
afterEach(() => site.close());

const keyOf = (name: string) => `frames/${name}.jpg`;
/** As a function of the API draws and keeps one. */
async function draw(...names: string[]) {
  await loosen(site.services.db, names.map(keyOf), site.services.now());
  for (const name of names) {
    const jpeg = Buffer.from(`\xff\xd8\xff${name}`, 'latin1');
    await site.services.storage.put(keyOf(name), jpeg, 'image/jpeg');
  }
}
const kept = async () =>
  (await site.services.storage.list('frames/')).map(({ key }) => key.slice(7, -4)).join('');
const handedOver = async () => {
  const { rows } = await site.services.db.execute(
    sql`select data->'keys' as keys from pgboss.job where name = ${dropFramesQueue}`,
  );
  await site.services.db.execute(sql`delete from pgboss.job where name = ${dropFramesQueue}`);
  return (rows as { keys: string[] }[]).flatMap(({ keys }) => keys);
};
/** Sweeps, and does what the job does; gives the keys it was handed. */
async function sweep(services: TestSite['services'] = site.services): Promise<string[]> {
  await sweepFrames(services);
  const keys = await handedOver();
  await dropFrames(services, keys);
  return keys;
}
/** A state of the wizard whose only take shows these. */
const stateShowing = (...names: string[]) => {
  const draft = { ...draftAt(9), takes: [{ script: 'S', frames: framesOf(...names) }] };
  return saveDraft(draft, { open: false, returnToWizard: false });
};
const save = (...names: string[]) =>
  saveProject(ask, { wizard_state: null, storyboard_frames: framesOf(...names) });
const looseCount = () => site.services.db.$count(looseFrames);

test('KEEP-01 a picture that was drawn and not saved goes after two days, no sooner', async () => {
  await draw('a', 'b');
  ahead = 47 * hours;
  expect(await sweep()).toEqual([]);
  expect(await kept()).toBe('ab');
  ahead = 49 * hours;
  expect((await sweep()).sort()).toEqual([keyOf('a'), keyOf('b')]);
  expect(await kept()).toBe('');
  expect(await looseCount()).toBe(0);
});

test('KEEP-01 what a function draws is known as not saved before it is kept', async () => {
  const { services } = site;
  const storage: Storage = {
    ...services.storage,
    put: () => Promise.reject(new Error('The machine went down.')),
  };
  const broken = await openTestSite({}, { storage });
  try {
    await broken.call('direct-frame', {
      script: bakeryScript,
      platform: ['tiktok'],
      productName: 'Bread',
      frame: 1,
    });
    expect(await broken.services.db.$count(looseFrames)).toBe(1);
  } finally {
    await broken.close();
  }
});

test('KEEP-01 a project, its takes, its wizard and a package each hold what they show', async () => {
  await draw(...'abcdef');
  const other = await save('a');
  await patchProject(ask, other, { storyboard_frames: framesOf('b') });
  await saveProject(ask, { storyboard_frames: [], wizard_state: stateShowing('c') });
  await site.call('send-concept', {
    ...bakeryRequest({ storyboardFrames: framesOf('d') }),
    submissionId: randomUUID(),
  });
  ahead = 49 * hours;
  await sweep();
  expect(await kept()).toBe('abcd');
});

test('KEEP-01 whatever could show a picture holds it: another column of this kind is listed here', async () => {
  const { rows } = await site.services.db.execute(sql`
    select table_name || '.' || column_name as named from information_schema.columns
    where table_schema = 'public' and data_type = 'jsonb' order by 1`);
  const { rows: holding } = await site.services.db.execute(sql`
    select c.relname || '.' || columns.name as named from pg_trigger t
    join pg_class c on c.oid = t.tgrelid,
    unnest(string_to_array(encode(t.tgargs, 'escape'), '\\000')) as columns (name)
    where t.tgname = 'hold_frames' and columns.name <> '' order by 1`);
  const holds = holding.map(({ named }) => named);
  const known = ['project_takes.storyboard_frames', 'projects.storyboard_frames'];
  expect(holds).toEqual(
    expect.arrayContaining([...known, 'projects.wizard_state', 'submission_logs.package']),
  );
  const without = new Set([
    ...['audit_log.details', 'director_syncs.refused', 'leads.cells', 'orders.billing'],
    ...['orders.facts', 'product_pictures.colours', 'product_pictures.cut'],
    ...['product_pictures.files', 'project_takes.shots', 'projects.form_data', 'projects.shots'],
    ...['sandbox_objects.data', 'subscriptions.facts'],
  ]);
  const columns = rows as { named: string }[];
  const open = columns.filter(({ named }) => !holds.includes(named) && !without.has(named));
  expect(open).toEqual([]);
});

test('PROJ-04 pictures of a deleted project, its takes and its wizard go without waiting', async () => {
  await draw(...'abcde');
  const saved = await saveProject(ask, {
    storyboard_frames: framesOf('a', 'b'),
    wizard_state: stateShowing('c'),
  });
  const changed = await patchProject(ask, saved, { storyboard_frames: framesOf('d') });
  await save('e');
  ahead = 49 * hours;
  await sweep();
  expect(await kept()).toBe('abcde');
  const { id } = (await changed.json()) as WholeProject;
  await deleteForGood(ask, id);
  await sweep();
  expect(await kept()).toBe('e');
  expect(await site.services.db.$count(frameHolds)).toBe(1);
});

test('KEEP-01 what a save lets go of stays two days more, for who takes it back', async () => {
  await draw('a', 'b');
  const saved = await save('a');
  ahead = 49 * hours;
  await site.services.db
    .update(projects)
    .set({ storyboard_frames: framesOf('b') })
    .where(eq(projects.id, saved.id));
  await site.services.db.update(looseFrames).set({ since: site.services.now() });
  await sweep();
  expect(await kept()).toBe('ab');
  ahead = 98 * hours;
  await sweep();
  expect(await kept()).toBe('b');
});

test('KEEP-01 what was drawn again meanwhile stays, whoever deletes the project it was in', async () => {
  const { id } = await save('a');
  ahead = 49 * hours;
  await draw('a');
  await deleteForGood(ask, id);
  await sweep();
  expect(await kept()).toBe('a');
});

test('KEEP-01 what lies there young, though nobody noted it, is looked at again later', async () => {
  await draw('a');
  const later = () => new Date(Date.now() + 49 * hours);
  const unknowing: Storage = { ...site.services.storage, deleteOlder: async () => false };
  await sweep({ ...site.services, now: later, storage: unknowing });
  expect(await kept()).toBe('a');
  expect(await looseCount()).toBe(1);
});

test.each(['before it is deleted', 'while it is deleted'])(
  'KEEP-01 a save that names a picture %s finds it there afterwards',
  async (moment) => {
    await draw('a');
    ahead = 49 * hours;
    const { storage } = site.services;
    const racing: Storage = {
      ...storage,
      async get(key) {
        const found = await storage.get(key);
        if (moment === 'before it is deleted') await save('a');
        return found;
      },
      async deleteOlder(key, before) {
        const gone = await storage.deleteOlder(key, before);
        await save('a');
        return gone;
      },
    };
    await sweep({ ...site.services, storage: racing });
    expect(await kept()).toBe('a');
    ahead = 200 * hours;
    await sweep();
    expect(await kept()).toBe('a');
  },
);

test('KEEP-01 a sweep that is ended at any point is gone on with, and done twice it does no harm', async () => {
  await draw(...'abcd');
  await save('d');
  ahead = 49 * hours;
  await sweepFrames(site.services);
  const keys = await handedOver();
  const { storage } = site.services;
  let deleted = 0;
  const dying: Storage = {
    ...storage,
    deleteOlder: (key, before) =>
      deleted++ === 1 ? Promise.reject(new Error('killed')) : storage.deleteOlder(key, before),
  };
  await expect(dropFrames({ ...site.services, storage: dying }, keys)).rejects.toThrow('killed');
  await dropFrames(site.services, keys);
  await dropFrames(site.services, [...keys, '../escape', 'frames/%00', '']);
  expect(await kept()).toBe('d');
  expect(await looseCount()).toBe(0);
});

test('KEEP-01 of very many the oldest go first, some thousands at a time', async () => {
  const { db } = site.services;
  await db.execute(sql`
    insert into loose_frames (key, since)
    select 'frames/' || n || '.jpg', timestamptz 'epoch' + n * interval '1 second'
    from generate_series(1, 5150) as n`);
  await sweepFrames(site.services);
  expect(await looseCount()).toBe(150);
  const keys = await handedOver();
  expect(keys).toHaveLength(5_000);
  expect(keys).not.toContain('frames/5150.jpg');
  await sweepFrames(site.services);
  expect(await looseCount()).toBe(0);
});
