import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { exportFormats, type FormatId } from '#domain/exports/formats.ts';
import { portable } from '#domain/exports/project-file.ts';
import { shownPicture } from '#domain/pictures/picture.ts';
import type { WholeProject } from '#domain/projects/project.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { saveProject } from '#tests/builders/project-body.ts';
import { askAs, postJson, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { subscriptions, userRoles } from '../../db/schema.ts';
import { worldProject } from '../../exports/testing/scripts-of-the-world.ts';
import { someJpeg } from '../../exports/testing/some-material.ts';
import { keepFrame } from '../../functions/serving/keep-frame.ts';

const site = await openTestSite();
const member = await signUpMember(site);
const pictures = await Promise.all(
  ['#c0392b', '#2980b9', '#27ae60', '#f1c40f'].map(async (colour) => {
    const jpeg = await someJpeg(colour);
    const frame = { title: 'A', description: '', timing: '0–4 s', alt: 'A', jpeg };
    return (await keepFrame(site.services, frame as never)).imageUrl ?? '';
  }),
);
afterAll(() => site.close());

const starters: readonly FormatId[] = ['powerpoint', 'word', 'final-draft'];
const draft = () => worldProject('english', pictures);
const download = (format: string, body: unknown = draft()) =>
  postJson(site, `/api/files/${format}`, body);

async function subscribe(userId: string, state: 'trialing' | 'canceled') {
  await site.services.db.insert(subscriptions).values({
    id: randomUUID(),
    user_id: userId,
    email: 'june@example.com',
    state,
    cents: 999,
    trial_days: 7,
    provider: 'sandbox',
    terms_version: '2026-11',
    created_at: new Date(),
    updated_at: new Date(),
  });
}

// Of films there is a test of their own, where a program can make them.
test.each(exportFormats.filter(({ offer, id }) => offer === 'free' && id !== 'film'))(
  'FILE-02 a guest has $label of a draft before any address is asked for',
  async (format) => {
    const answer = await download(format.id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(format.mediaType);
    expect(answer.headers.get('content-disposition')).toContain(`.${format.extension}"`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
  },
);

test.each(starters)(
  'FILE-08 %s is the starter package’s: a trial has it, nobody else',
  async (id) => {
    const refused = await download(id);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('belongs to the starter package');
    const own = await signUpMember(site);
    const asked = { method: 'POST', body: JSON.stringify(draft()) };
    expect((await askAs(site, own)(`/api/files/${id}`, asked)).status).toBe(403);
    await subscribe(own.id, 'canceled');
    expect((await askAs(site, own)(`/api/files/${id}`, asked)).status).toBe(403);
    await subscribe(own.id, 'trialing');
    expect((await askAs(site, own)(`/api/files/${id}`, asked)).status).toBe(200);
  },
);

test('FILE-08 the list says what whoever asks may have', async () => {
  const may = async (answer: Response) => {
    const { formats } = (await answer.json()) as { formats: { id: FormatId; may: boolean }[] };
    return formats.filter((one) => !one.may).map(({ id }) => id);
  };
  expect(await may(await site.ask('/api/files'))).toEqual(starters);
  const own = await signUpMember(site);
  await subscribe(own.id, 'trialing');
  expect(await may(await askAs(site, own)('/api/files'))).toEqual([]);
});

test('FILM-08 the server says whether a film ends on the slate: the starter package’s does not', async () => {
  const slate = async (answer: Response) =>
    ((await answer.json()) as { film: { slate: boolean } }).film.slate;
  expect(await slate(await site.ask('/api/files'))).toBe(true);
  const own = await signUpMember(site);
  expect(await slate(await askAs(site, own)('/api/files'))).toBe(true);
  await subscribe(own.id, 'trialing');
  expect(await slate(await askAs(site, own)('/api/files'))).toBe(false);
});

test('FILE-06 the archive holds what one may have, each file whole, and says how many before', async () => {
  const answer = await download('archive');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files).toSorted()).toEqual([
    'Half a broom (shot list).csv',
    'Half a broom (shot list).xlsx',
    'Half a broom.fountain',
    'Half a broom.pdf',
    'Half a broom.vtt',
    'frames/frame-1.png',
    'frames/frame-1.svg',
    'frames/frame-2.png',
    'frames/frame-2.svg',
    'frames/frame-3.png',
    'frames/frame-3.svg',
    'frames/frame-4.png',
    'frames/frame-4.svg',
    'project.json',
  ]);
  expect(answer.headers.get('x-files')).toBe('14');
  const png = Buffer.from(files['frames/frame-1.png'] ?? []);
  expect(png.subarray(0, 4).toString('latin1')).toBe('\x89PNG');
});

test('FILE-02 a name in any script reaches the download', async () => {
  const answer = await download('fountain', worldProject('arabic'));
  const header = answer.headers.get('content-disposition') ?? '';
  const [, encoded = ''] = /filename\*=UTF-8''(.*)$/.exec(header) ?? [];
  expect(decodeURIComponent(encoded)).toBe('نصف مكنسة.fountain');
});

test('FILE-02 what is missing, unknown, too much or another’s is refused in words', async () => {
  const content = draft();
  expect((await download('powerpoint', { ...content, storyboard_frames: [] })).status).toBe(403);
  const none = await download('frames', { ...content, storyboard_frames: [] });
  expect([none.status, await none.text()]).toEqual([409, expect.stringContaining('drawn frames')]);
  expect((await download('papyrus')).status).toBe(404);
  expect((await download('pdf', { ...content, script: 'x'.repeat(20_001) })).status).toBe(422);
  expect((await download('pdf', { ...content, notes: 'x'.repeat(1_100_000) })).status).toBe(413);
  const frames = [{ title: 'A', imageUrl: 'https://evil.example/x.jpg' }];
  expect((await download('pdf', { ...content, storyboard_frames: frames })).status).toBe(422);
});

test('FILE-02 a member’s project is the member’s and the house’s to download', async () => {
  const saved = await saveProject(askAs(site, member), worldProject('english', pictures));
  const path = `/api/projects/${saved.id}/files/fountain`;
  const other = await signUpMember(site);
  const boss = await signUpMember(site);
  const role = { role: 'admin', source: 'granted', created_at: new Date() } as const;
  await site.services.db.insert(userRoles).values({ user_id: boss.id, ...role });
  expect((await site.ask(path)).status).toBe(401);
  expect((await askAs(site, other)(path)).status).toBe(404);
  expect((await askAs(site, member)(path)).status).toBe(200);
  expect(await (await askAs(site, member)(path)).text()).toContain('Title: Half a broom');
  expect((await askAs(site, boss)(path)).status).toBe(200);
  const word = await askAs(site, boss)(path.replace('fountain', 'word'));
  expect(word.status).toBe(200);
});

const sendFile = (ask: ReturnType<typeof askAs>, bytes: Uint8Array, type = 'application/json') =>
  ask('/api/project-files', {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'Content-Type': type },
  });

test.each([
  ['project-file', 'application/json'],
  ['archive', 'application/zip'],
])('FILE-07 what %s holds comes back equal, on another installation too', async (format, type) => {
  const saved = await saveProject(askAs(site, member), worldProject('hebrew', pictures));
  const file = await askAs(site, member)(`/api/projects/${saved.id}/files/${format}`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const elsewhere = await openTestSite();
  for (const there of [site, elsewhere]) {
    const owner = await signUpMember(there);
    const answer = await sendFile(askAs(there, owner), bytes, type);
    expect(answer.status).toBe(201);
    const made = (await answer.json()) as WholeProject;
    const content = ({
      id: _,
      user_id: __,
      status: ___,
      created_at: a,
      updated_at: b,
      ...rest
    }: WholeProject) => rest;
    expect(content(made)).toEqual(portable(content(saved)));
    expect([made.user_id, made.id === saved.id]).toEqual([owner.id, false]);
    expect((await there.ask(made.storyboard_frames[0]?.imageUrl ?? '')).status).toBe(200);
  }
  await elsewhere.close();
});

test('FILE-07 a file that cannot be read leaves nothing behind, and says why', async () => {
  const own = await signUpMember(site);
  const answer = await sendFile(askAs(site, own), Buffer.from('{"kind":"other"}'));
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining('This is no project file of AD BUILDER.'),
  ]);
  const list = await askAs(site, own)('/api/projects');
  expect(await list.json()).toMatchObject({ projects: [] });
  expect((await site.ask('/api/project-files', { method: 'POST', body: 'x' })).status).toBe(401);
});

test('FILE-07 a frame whose picture is nowhere comes without it', async () => {
  const saved = await saveProject(askAs(site, member), worldProject('english', pictures));
  const file = await askAs(site, member)(`/api/projects/${saved.id}/files/project-file`);
  const json = (await file.json()) as { pictures: object };
  const elsewhere = await openTestSite();
  const owner = await signUpMember(elsewhere);
  const bare = Buffer.from(JSON.stringify({ ...json, pictures: {} }));
  const made = (await (await sendFile(askAs(elsewhere, owner), bare)).json()) as WholeProject;
  expect(made.storyboard_frames.map(({ imageUrl }) => imageUrl)).toEqual(Array(4).fill(undefined));
  await elsewhere.close();
});

test('FILE-07 the schema is published', async () => {
  const answer = await site.ask('/api/schemas/project-file.json');
  expect(answer.headers.get('content-type')).toBe('application/schema+json');
  expect(await answer.json()).toMatchObject({
    $id: expect.stringContaining('/api/schemas/project-file.json'),
    properties: { kind: { const: 'ad-builder-project' } },
  });
});

test('FILE-02 an archive of which a file fails breaks off, so that nobody takes it for whole', async () => {
  const { fileRoom } = site.services;
  const paint = fileRoom.paint;
  fileRoom.paint = () => Promise.reject(new Error('No paint.'));
  const answer = await download('archive');
  await expect(answer.arrayBuffer()).rejects.toThrow('No paint.');
  fileRoom.paint = paint;
  expect(unzipSync(new Uint8Array(await (await download('archive')).arrayBuffer()))).toBeTruthy();
});

test('FILE-07 the archive of somebody who may have everything is opened again too', async () => {
  const own = await signUpMember(site);
  await subscribe(own.id, 'trialing');
  const saved = await saveProject(askAs(site, own), worldProject('hindi', pictures));
  const file = await askAs(site, own)(`/api/projects/${saved.id}/files/archive`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(Object.keys(unzipSync(bytes))).toHaveLength(17);
  const answer = await sendFile(askAs(site, own), bytes, 'application/zip');
  expect(answer.status).toBe(201);
  expect(((await answer.json()) as WholeProject).script).toBe(saved.script);
});

test('FILE-07 pictures of the product stay named for who has them here, and for nobody else', async () => {
  const ask = askAs(site, member);
  const sent = await ask('/api/product-pictures?kind=product', {
    method: 'POST',
    body: new Uint8Array(await someJpeg()),
    headers: { 'Content-Type': 'image/jpeg' },
  });
  const shown = { product: [shownPicture.parse(await sent.json())] };
  const content = worldProject('english', pictures);
  const saved = await saveProject(ask, {
    ...content,
    form_data: { ...content.form_data, pictures: shown },
  });
  const file = await ask(`/api/projects/${saved.id}/files/project-file`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picturesOf = async (by: TestMember) =>
    ((await (await sendFile(askAs(site, by), bytes)).json()) as WholeProject).form_data.pictures;
  expect(await picturesOf(member)).toEqual(shown);
  expect(await picturesOf(await signUpMember(site))).toEqual({ product: [] });
});
