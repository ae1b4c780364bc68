import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { PictureFacts } from '#domain/pictures/picture.ts';
import { pictureRefusals } from '#domain/pictures/refusals.ts';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { deleteForGood } from '#tests/builders/delete-for-good.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { saveProject } from '#tests/builders/project-body.ts';
import { askAs, cookiesOf, signUpMember } from '#tests/builders/sign-up.ts';
import { logoDrawing, onPlainGround } from '#tests/builders/test-photographs.ts';
import { productPictures } from '../db/schema.ts';
import { type Darkroom, darkroom } from '../pictures/darkroom.ts';
import { deleteDropped } from '../pictures/drop-pictures.ts';
import { sweepPictures } from '../pictures/sweep-pictures.ts';

let now = new Date();
const jar = Buffer.from(await onPlainGround());
let developed: ReturnType<Darkroom['develop']> | undefined;
// How the jar looks does not depend on who sends it: as it comes it is developed once, anew whenever it is cut.
const onceForTheJar: Darkroom = {
  develop(asked) {
    if ('kept' in asked || !jar.equals(asked.bytes) || asked.type !== 'image/jpeg')
      return darkroom.develop(asked);
    developed ??= darkroom.develop(asked);
    return developed;
  },
};
const site = await openTestSite({}, { now: () => now, darkroom: onceForTheJar });
afterAll(() => site.close());

type Ask = ReturnType<typeof askAs>;
const path = '/api/product-pictures';
const send = (ask: Ask, body: Uint8Array | string, type = 'image/jpeg', kind = 'product') =>
  ask(`${path}?kind=${kind}`, {
    method: 'POST',
    body: Buffer.from(body as Uint8Array),
    headers: { 'Content-Type': type },
  });
const facts = async (answer: Response) => (await answer.json()) as PictureFacts;
const nobody = () => askAs(site, { cookie: 'theme=dark' });

/** A guest with the browser that the answer made of theirs. */
async function guestWith(
  body: Uint8Array,
): Promise<{ ask: Ask; cookie: string; it: PictureFacts }> {
  const answer = await send(nobody(), body);
  expect(answer.status).toBe(201);
  const cookie = cookiesOf(answer);
  return { ask: askAs(site, { cookie }), cookie, it: await facts(answer) };
}
const shown = ({ id, mark, width, height }: PictureFacts) => ({ id, mark, width, height });
const picturesOf = (it: PictureFacts) => ({ product: [shown(it)] });
const dropped = async () => {
  const { rows } = await site.services.db.execute<{ ids: string[] }>(
    `select data->'ids' as ids from pgboss.job where name = 'drop-product-pictures'`,
  );
  return rows.flatMap(({ ids }) => ids);
};

test('BOARD-01 a picture is taken in, cut out and drawn; of the file nothing else is kept', async () => {
  const { ask, it } = await guestWith(jar);
  expect(it).toMatchObject({ kind: 'product', ground: 'plain', width: 600, height: 800 });
  const source = await ask(`${path}/${it.id}/source`);
  expect(source.headers.get('Content-Type')).toBe('image/webp');
  expect(source.headers.get('Cache-Control')).toContain('private');
  const kept = await sharp(Buffer.from(await source.arrayBuffer())).metadata();
  expect([kept.exif, kept.icc, kept.xmp]).toEqual([undefined, undefined, undefined]);
  const alone = await ask(`${path}/${it.id}/cut-out`);
  const { channels, width = 0 } = await sharp(Buffer.from(await alone.arrayBuffer())).metadata();
  expect(channels).toBe(4);
  expect(width).toBe(768);
  expect((await ask(`${path}/${it.id}/drawn`)).status).toBe(200);
  expect((await ask(`${path}/${it.id}/traced`)).status).toBe(404);
  const names = (await site.services.storage.list(`product-pictures/${it.id}/`)).map(
    ({ key }) => key,
  );
  expect(names).toHaveLength(4);
  for (const name of names) expect(name).toMatch(/\/[0-9a-f]{32}\.(?:webp|jpg|json)$/);
});

test('BOARD-01 a picture is reachable by who sent it alone, and never as a stored file', async () => {
  const { ask, it } = await guestWith(jar);
  const { ask: other } = await guestWith(jar);
  const member = askAs(site, await signUpMember(site));
  const [name] = await site.services.storage.list(`product-pictures/${it.id}/`);
  for (const one of [nobody(), other, member]) {
    expect((await one(`${path}/${it.id}`)).status).toBe(404);
    expect((await one(`${path}/${it.id}/drawn`)).status).toBe(404);
    expect((await one(`${path}/${it.id}`, { method: 'PATCH', body: '{}' })).status).toBe(404);
    expect((await one(`${path}/${it.id}`, { method: 'DELETE' })).status).toBe(404);
  }
  expect((await ask(`/api/storage/${name?.key}`)).status).toBe(404);
  expect((await ask(`${path}/${it.id}`)).status).toBe(200);
});

test('BOARD-01 what is no picture we use is refused with why', async () => {
  const ask = nobody();
  const why = async (answer: Response) => {
    const { error } = (await answer.json()) as { error: { message: string } };
    return [answer.status, error.message];
  };
  const evil = logoDrawing.replace('<circle', '<script>alert(1)</script><circle');
  const svg = 'image/svg+xml';
  expect(await why(await send(ask, evil, svg))).toEqual([422, pictureRefusals.script]);
  expect(await why(await send(ask, jar, 'image/png'))).toEqual([
    422,
    pictureRefusals['another-type'],
  ]);
  expect(await why(await send(ask, logoDrawing, 'image/png'))).toEqual([
    422,
    pictureRefusals['another-type'],
  ]);
  expect(await why(await send(ask, 'MZ, a program'))).toEqual([
    422,
    pictureRefusals['not-a-picture'],
  ]);
  expect(await why(await send(ask, jar.slice(0, jar.length / 2)))).toEqual([
    422,
    pictureRefusals.broken,
  ]);
  const heic = new Uint8Array([0, 0, 0, 24, ...Buffer.from('ftypheic')]);
  expect(await why(await send(ask, heic))).toEqual([422, pictureRefusals.heic]);
  expect(await why(await send(ask, new Uint8Array()))).toEqual([422, pictureRefusals['no-bytes']]);
  expect((await send(ask, jar, 'application/pdf')).status).toBe(415);
  expect((await send(ask, new Uint8Array(8 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await site.services.db.select().from(productPictures)).length).toBeLessThan(6);
});

test('BOARD-01 a network that sends one after the other is told when to come back', async () => {
  const flood = () =>
    site.ask(
      path,
      { method: 'POST', body: 'MZ', headers: { 'Content-Type': 'image/png' } },
      '198.51.100.77',
    );
  for (let sent = 0; sent < 60; sent++) expect((await flood()).status).toBe(422);
  const answer = await flood();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('BOARD-01 a bomb of pixels is refused by its size, before one is made', async () => {
  const bomb = await sharp({
    create: { width: 7_000, height: 7_000, channels: 3, background: '#fff' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1024 * 1024);
  const answer = await send(nobody(), bomb, 'image/png');
  expect(answer.status).toBe(422);
  expect(JSON.stringify(await answer.json())).toContain('40 megapixels');
});

test('BOARD-01 a stroke cuts it anew from the picture as it came, and again gives the same', async () => {
  const { ask, it } = await guestWith(jar);
  const stroke = { does: 'erase', size: 0.06, points: [[0.5, 0.7]] };
  const cut = async (body: object) =>
    facts(
      await ask(`${path}/${it.id}`, {
        method: 'PATCH',
        body: JSON.stringify(body),
      }),
    );
  const mended = await cut({ strokes: [stroke] });
  expect(mended.mark).not.toBe(it.mark);
  expect(mended.cut.strokes).toHaveLength(1);
  expect((await cut({ whole: true })).mark).not.toBe(it.mark);
  expect((await cut({})).mark).toBe(it.mark);
});

test('BOARD-01 a deleted picture is gone with every file', async () => {
  const { ask, it } = await guestWith(jar);
  expect((await ask(`${path}/${it.id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await ask(`${path}/${it.id}/drawn`)).status).toBe(404);
  expect(await dropped()).toContain(it.id);
  await deleteDropped(site.services, [it.id]);
  expect(await site.services.storage.list(`product-pictures/${it.id}/`)).toEqual([]);
});

test('BOARD-01 who signs in keeps what they sent as a guest, with the project it is saved in', async () => {
  const { cookie, it, ask: guest } = await guestWith(jar);
  const member = await signUpMember(site);
  const ask = askAs(site, { cookie: `${member.cookie}; ${cookie}` });
  const stranger = askAs(site, await signUpMember(site));
  const form_data = { productName: 'Honey', pictures: picturesOf(it) };
  await saveProject(stranger, { form_data });
  expect((await guest(`${path}/${it.id}`)).status).toBe(200);
  const project = await saveProject(ask, { form_data });
  expect((await guest(`${path}/${it.id}`)).status).toBe(404);
  const elsewhere = askAs(site, member);
  expect((await elsewhere(`${path}/${it.id}/drawn`)).status).toBe(200);
  await deleteForGood(elsewhere, project.id);
  expect((await elsewhere(`${path}/${it.id}`)).status).toBe(404);
  expect(await dropped()).toContain(it.id);
});

test('BOARD-01 a guest’s picture goes after thirty days, unless a package holds it', async () => {
  const { ask, it } = await guestWith(jar);
  const { ask: sender, it: sent } = await guestWith(jar);
  const body = { ...bakeryRequest({ email: 'june@example.com' }), pictures: picturesOf(sent) };
  const answer = await sender('/api/functions/send-concept', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  const began = now;
  now = new Date(began.getTime() + 29 * 86_400_000);
  await sweepPictures(site.services);
  expect((await ask(`${path}/${it.id}`)).status).toBe(200);
  now = new Date(began.getTime() + 31 * 86_400_000);
  await sweepPictures(site.services);
  expect((await ask(`${path}/${it.id}`)).status).toBe(404);
  expect((await sender(`${path}/${sent.id}`)).status).toBe(200);
  now = began;
});
