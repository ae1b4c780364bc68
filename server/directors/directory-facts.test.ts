import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Directory } from '#domain/directors/directory.ts';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import { openTestDatabase } from '#tests/database/open-test-database.ts';
import { creativeDirectors, directorCatalogue } from '../db/schema.ts';
import { openDirectory } from './open-directory.ts';

let directory: Directory;
const database = await openTestDatabase();
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(creativeDirectors);
  directory = openDirectory(database.db, database.changes);
});

const withSkills = (name: string, ...skills: string[]) => directorRow({ name, skills });

test('DIR-02 the skills most directors have are offered, sorted, with what each finds alone', async () => {
  await insertDirectors(database, [
    withSkills('Ann', 'VFX supervision', 'Editing'),
    withSkills('Bo', 'VFX', 'Puppetry'),
    { ...withSkills('Cy', 'Houdini'), active: false },
  ]);
  expect(await directory.facts()).toMatchObject({
    chips: [
      { name: 'Editing', count: 1 },
      { name: 'VFX', count: 2 },
    ],
    total: 2,
  });
});

test('DIR-02 no more than twelve are offered', async () => {
  const skills = ['Veo', 'VFX', 'Sora', 'Runway', 'Luma', 'Kling', 'Houdini', 'Editing', 'Casting'];
  const rare = ['Blender', 'ComfyUI', 'Copywriting', 'After Effects', '2D animation'];
  await insertDirectors(database, [
    withSkills('Ann', ...skills, ...rare),
    withSkills('Bo', ...skills),
  ]);
  const { chips } = await directory.facts();
  expect(chips).toHaveLength(12);
  expect(chips.filter(({ count }) => count === 2)).toHaveLength(9);
});

test('DIR-02 within a question each filter says how many it would leave, from memory and database alike', async () => {
  await insertDirectors(database, [
    withSkills('Ann', 'VFX supervision', 'Editing', 'Casting'),
    withSkills('Bo', 'VFX', 'Casting'),
    withSkills('Cy', 'Editing'),
    { ...withSkills('Di', 'VFX', 'Editing'), active: false },
  ]);
  const inMemory = openDirectory(database.db, database.changes);
  await inMemory.index.refresh(() => false);
  const ask = (question: { q?: string; skills?: string[] }) => ({
    q: '',
    skills: [],
    limit: 12,
    ...question,
  });
  for (const one of [directory, inMemory]) {
    const counts = async (question: Parameters<typeof ask>[0]) =>
      (await one.search(ask(question))).chips?.map(({ name, count }) => `${name} ${count}`);
    expect(await counts({})).toBeUndefined();
    expect(await counts({ skills: ['VFX'] })).toEqual(['Casting 2', 'Editing 1', 'VFX 2']);
    expect(await counts({ skills: ['VFX', 'Editing'] })).toEqual([
      'Casting 1',
      'Editing 1',
      'VFX 1',
    ]);
    expect(await counts({ q: 'cy' })).toEqual(['Casting 0', 'Editing 1', 'VFX 0']);
    expect(await counts({ q: '100%_' })).toEqual(['Casting 0', 'Editing 0', 'VFX 0']);
  }
});

test('DIR-02 memory and database count the same', async () => {
  await insertDirectors(database, [
    withSkills('Ann', 'VFX supervision', 'Editing', 'vfx'),
    withSkills('Bo', 'VFX', 'Puppetry'),
    { ...withSkills('Cy', 'VFX'), active: false },
  ]);
  const counted = await directory.facts();
  const inMemory = openDirectory(database.db, database.changes);
  await inMemory.index.refresh(() => false);
  const count = vi.spyOn(database.db, 'select');
  expect(await inMemory.facts()).toEqual(counted);
  expect(count).toHaveBeenCalledTimes(1); // when the feed was read
  count.mockRestore();
});

test('FN-03 what was counted holds until directors change', async () => {
  const heard = vi.fn();
  const stop = database.changes.subscribe('directors', heard);
  await insertDirectors(database, [withSkills('Ann', 'VFX')]);
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 60_000);
  stop();
  expect((await directory.facts()).total).toBe(1);
  await database.db.delete(creativeDirectors); // and nobody tells
  expect((await directory.facts()).total).toBe(1);
  await insertDirectors(database, [withSkills('Bo', 'VFX'), withSkills('Cy', 'VFX')]);
  await expect.poll(async () => (await directory.facts()).total).toBe(2);
});

test('DIR-09 the time of the last reading is that of now, changed or not', async () => {
  const at = new Date('2026-03-01T12:00:00Z');
  await database.db.update(directorCatalogue).set({ synced_at: null });
  expect((await directory.facts()).syncedAt).toBeNull();
  await database.db.update(directorCatalogue).set({ synced_at: at });
  expect((await directory.facts()).syncedAt).toEqual(at);
});
