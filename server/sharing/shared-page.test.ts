import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { threeCuts } from '#domain/cuts/testing/three-cuts.ts';
import type { PictureFacts } from '#domain/pictures/picture.ts';
import { projectOfDraft } from '#domain/projects/from-draft.ts';
import { placeWords } from '#domain/sharing/place.ts';
import { type ProjectShare, projectShare } from '#domain/sharing/share.ts';
import { samplePicture } from '#tests/builders/bakery.ts';
import { openSharedSite, type SharedSite } from '#tests/builders/open-shared-site.ts';
import { insertSubscription } from '#tests/builders/payments/insert-payments.ts';
import { framesOf } from '#tests/builders/project-body.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { logoPicture } from '#tests/builders/test-photographs.ts';
import { shares } from '../db/schema.ts';

let site: SharedSite;
let time: Date;
beforeEach(async () => {
  time = new Date('2026-11-21T10:00:00Z');
  site = await openSharedSite({}, { now: () => time });
});
afterEach(() => site.close());

const post = (path: string, body: object = {}) =>
  site.askOwner(path, { method: 'POST', body: JSON.stringify(body) });
const read = async (id: string) =>
  (await (await site.askOwner(`/api/projects/${id}/share`)).json()) as ProjectShare;
const later = (hours: number) => {
  time = new Date(time.getTime() + hours * 3_600_000);
};

test('LINK-01 LINK-02 the address opens brief, script and board; its parts stand nowhere', async () => {
  const { project, path } = await site.share();
  const answer = await site.guest(path).look();
  expect(answer.headers.get('X-Robots-Tag')).toContain('noindex');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(answer.headers.get('Referrer-Policy')).toBe('same-origin');
  const { page } = (await answer.json()) as never;
  expect(page).toMatchObject({
    projectName: project.project_name,
    sharedBy: 'June Park',
    shown: { script: project.script, creative_brief: project.creative_brief },
    threads: [],
    owner: null,
  });
  for (const hidden of [site.owner.email, site.owner.id, 'targetAudience', 'wizard_state']) {
    expect(JSON.stringify(page)).not.toContain(hidden);
  }
  const [row] = await site.services.db.select().from(shares);
  expect(JSON.stringify(row)).not.toContain(path.slice('/s/'.length));
  expect(await site.guest(`/s/${randomBytes(32).toString('base64url')}`).view()).toEqual({
    state: 'unknown',
  });
});

test('LINK-01 LINK-03 an ended address, and one that was renewed, lead nowhere any more', async () => {
  const { project, path } = await site.share();
  const api = `/api/projects/${project.id}/share`;
  const renewed = (await (await post(`${api}/address`)).json()) as ProjectShare;
  const second = new URL(renewed.link?.address ?? '').pathname;
  expect(second).not.toBe(path);
  expect(await site.guest(path).view()).toEqual({ state: 'ended' });
  expect((await site.guest(second).view()).state).toBe('open');
  expect((await site.askOwner(api, { method: 'DELETE' })).status).toBe(204);
  expect(await site.guest(second).view()).toEqual({ state: 'ended' });
  expect((await post(`${api}/address`)).status).toBe(404);
  const third = (await (await post(api)).json()) as ProjectShare;
  expect([path, second]).not.toContain(new URL(third.link?.address ?? '').pathname);
});

test('LINK-03 a link ends by itself on its day, and can be given another', async () => {
  const { project, path } = await site.share({ days: 7 });
  later(7 * 24 - 1);
  expect((await site.guest(path).view()).state).toBe('open');
  later(1);
  expect((await site.guest(path).view()).state).toBe('ended');
  expect((await read(project.id)).link).toMatchObject({ is_over: true });
  await post(`/api/projects/${project.id}/share`, { days: null });
  expect((await site.guest(path).view()).state).toBe('open');
  const wrong = await post(`/api/projects/${project.id}/share`, { days: 8 });
  expect(wrong.status).toBe(422);
});

test('LINK-03 a pass phrase is asked for, tried a few times, and forgotten when it changes', async () => {
  const { project, path } = await site.share({ passphrase: 'three quiet owls' });
  const guest = site.guest(path);
  const say = (passphrase: string) => guest.send({ act: 'open', passphrase });
  expect(await guest.view()).toEqual({ state: 'locked' });
  expect(await guest.comment('Hello.')).toMatchObject({ refused: { status: 403 } });
  for (const file of ['/package.pdf', '/preview.jpg'])
    expect((await guest.look(file)).status).toBe(404);
  const [row] = await site.services.db.select().from(shares);
  expect(row?.passphrase).toMatch(/^scrypt:/);
  expect(await say('three quiet cats')).toMatchObject({
    refused: { fields: { passphrase: expect.stringContaining('not the pass phrase') }, values: {} },
  });
  expect(await say('three quiet owls')).toMatchObject({ done: 'open' });
  expect((await guest.view()).state).toBe('open');
  expect((await site.guest(path).view()).state).toBe('locked');
  expect((await (await site.askOwner(path)).json()).state).toBe('open');

  for (let tries = 0; tries < 8; tries++) await say(`wrong ${tries}`);
  expect(await say('three quiet owls')).toMatchObject({ refused: { status: 429 } });
  await post(`/api/projects/${project.id}/share`, { passphrase: 'four loud owls' });
  expect((await guest.view()).state).toBe('locked');
  await post(`/api/projects/${project.id}/share`, { passphrase: null });
  expect((await guest.view()).state).toBe('open');
});

test('LINK-03 the PDF is there where the owner allows it, and for the owner', async () => {
  const { project, path } = await site.share();
  const guest = site.guest(path);
  const file = await guest.look('/package.pdf');
  expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await post(`/api/projects/${project.id}/share`, { allows_downloads: false });
  expect((await guest.look('/package.pdf')).status).toBe(404);
  expect((await guest.page()).allowsDownloads).toBe(false);
  expect((await site.askOwner(`${path}/package.pdf`)).status).toBe(200);
});

test('LINK-02 messengers get a picture of the board, where there is one', async () => {
  for (const name of ['a', 'b', 'c', 'd']) {
    const { jpeg } = await samplePicture(96, 54);
    await site.services.storage.put(`frames/${name}.jpg`, jpeg, 'image/jpeg');
  }
  const { path } = await site.share({}, { storyboard_frames: framesOf('a', 'b', 'c', 'd') });
  const picture = await site.guest(path).look('/preview.jpg');
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  const bare = await site.share({}, { storyboard_frames: [] });
  expect((await site.guest(bare.path).look('/preview.jpg')).status).toBe(404);
});

test('OWN-01 LINK-02 page and preview carry the owner’s logo while the package lasts, for who may open them', async () => {
  const { jpeg } = await samplePicture(96, 54);
  await site.services.storage.put('frames/a.jpg', jpeg, 'image/jpeg');
  const sent = await site.askOwner('/api/product-pictures?kind=logo', {
    method: 'POST',
    body: Buffer.from(await logoPicture()),
    headers: { 'Content-Type': 'image/png' },
  });
  const { id, mark, width, height } = (await sent.json()) as PictureFacts;
  const pictures = { product: [], logo: { id, mark, width, height } };
  const shown = { storyboard_frames: framesOf('a'), form_data: { pictures } };
  const { project, path } = await site.share({}, shown as never);
  const guest = site.guest(path);
  const previewOf = async () => Buffer.from(await (await guest.look('/preview.jpg')).arrayBuffer());
  const plain = await previewOf();
  expect((await guest.page()).look).toBeNull();
  expect((await guest.look('/logo.webp')).status).toBe(404);

  await insertSubscription(site.services.db, { user_id: site.owner.id, state: 'trialing' });
  const { look } = await guest.page();
  expect(look).toMatchObject({
    alt: expect.stringMatching(/^Logo of /),
    accent: expect.any(String),
  });
  const logo = await guest.look('/logo.webp');
  expect([logo.status, logo.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  const bytes = Buffer.from(await logo.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: look?.width, height: look?.height });
  expect(bytes.length).toBeLessThan(20_000);
  expect((await previewOf()).equals(plain)).toBe(false);

  await post(`/api/projects/${project.id}/share`, { passphrase: 'three quiet owls' });
  expect((await guest.look('/logo.webp')).status).toBe(404);
});

test('LINK-04 a visitor counts once a day; the owner, robots and whoever wants no counting never', async () => {
  const { project, path } = await site.share();
  const [ana, ben] = [site.guest(path), site.guest(path)];
  for (const guest of [ana, ana, ben]) await guest.look();
  await ana.look('.data');
  await site.askOwner(path, { headers: { 'User-Agent': 'Mozilla/5.0 Chrome/140.0' } });
  const unseen: Record<string, string>[] = [
    { 'User-Agent': 'WhatsApp/2.23' },
    { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'User-Agent': '' },
    { DNT: '1' },
    { 'Sec-GPC': '1' },
    { 'Sec-Purpose': 'prefetch' },
  ];
  for (const headers of unseen) await site.guest(path).look('', headers);
  expect((await read(project.id)).visits).toEqual({ count: 2, last_at: time.toISOString() });
  later(24);
  await ana.look();
  expect((await read(project.id)).visits).toMatchObject({ count: 3 });
});

test('LINK-01 somebody else’s project cannot be shared, nor its link read', async () => {
  const { project } = await site.share();
  const other = askAs(site, await signUpMember(site));
  const api = `/api/projects/${project.id}/share`;
  for (const method of ['GET', 'POST', 'DELETE']) {
    const body = method === 'POST' ? { body: '{}' } : {};
    expect((await other(api, { method, ...body })).status).toBe(404);
  }
});

test('LINK-02 CUT-11 every cut that is made is on the page, with its board, script and film', async () => {
  const draft = threeCuts();
  const { path } = await site.share({}, projectOfDraft(draft) as never);
  const guest = site.guest(path);
  const { cuts } = await guest.page();
  expect(cuts.map(({ platform, aspect, seconds }) => [platform, aspect, seconds])).toEqual([
    ['tiktok', '9:16', expect.any(Number)],
    ['youtube', '16:9', 30],
    ['instagram', '4:5', 15],
  ]);
  expect(cuts[1]?.script).toContain('youtube begins.');
  expect(cuts[2]?.frames[3]?.description).toBe('Frame 4 of instagram');
});

test('LINK-05 CUT-04 a comment is about the cut it was written on, and is told with its name', async () => {
  const { project, path } = await site.share({}, projectOfDraft(threeCuts()) as never);
  const guest = site.guest(path);
  await guest.comment('Nearer.', { about: 'youtube-frame-2' });
  await guest.comment('Louder.', { about: 'tiktok-row-1' });
  await guest.comment('Shorter.', { about: 'instagram-row-2' });
  const refused = await guest.comment('Of none.', { about: 'frame-2' });
  expect('refused' in refused && refused.refused.values.text).toBe('Of none.');
  const seen = async () =>
    (await guest.page()).threads.map(({ text, cut, part, number, about }) => [
      ...[text, cut, part, number, about],
    ]);
  expect((await seen()).toSorted()).toEqual([
    ['Louder.', 'tiktok', 'row', 1, 'CU. A can opens.'],
    ['Nearer.', 'youtube', 'frame', 2, 'youtube 2'],
    ['Shorter.', 'instagram', 'row', 2, 'MS. She drinks.'],
  ]);
  const answer = await site.askOwner(`/api/projects/${project.id}/share`);
  const { threads } = projectShare.parse(await answer.json());
  expect(threads.map(placeWords).toSorted()).toEqual([
    ...['Frame 2 of YouTube', 'Row 1 of TikTok', 'Row 2 of Instagram'],
  ]);
});
