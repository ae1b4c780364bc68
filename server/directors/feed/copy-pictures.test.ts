// On both databases: several processes share the rows.
import { asc, sql } from 'drizzle-orm';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rowsReading, testFeed } from '#tests/builders/directors-feed.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { jpegPicture } from '#tests/builders/pictures.ts';
import { always, type FeedPeer, startFeedPeer } from '#tests/peers/feed.ts';
import { creativeDirectors, directorCatalogue } from '../../db/schema.ts';
import { openWebPictures } from '../../gateways/director-pictures/web.ts';
import type { Services } from '../../services.ts';
import { copyPictures } from './copy-pictures.ts';
import { syncDirectors } from './sync.ts';

const never = new AbortController().signal;
const minute = 60_000;
const host = 'https://pictures.example';
const person = (id: string, more: object = {}) => ({
  id,
  name: `Name ${id}`,
  profile_image: `${host}/${id}.jpg?key=hidden`,
  ...more,
});

let peer: FeedPeer;
let now: Date;
let lines: { msg: string }[];
const feed = testFeed(rowsReading([]));
const site = await openTestSite();
afterAll(() => site.close());
beforeEach(async () => {
  const { db } = site.services;
  await db.delete(creativeDirectors);
  await db.update(directorCatalogue).set({ version: 0, synced_at: null, fingerprint: null });
  await db.execute(sql`delete from pgboss.job`);
  now = new Date('2026-11-21T10:00:00Z');
  lines = [];
  peer = await startFeedPeer();
  peer.answer = always(await jpegPicture());
});
afterEach(() => peer.close());

/** The web as it is, but that host stands on this machine. */
function nearby(timeoutMs?: number): Services['directorPictures'] {
  const reach = { protocol: 'http:', mayReach: (address: string) => address === '127.0.0.1' };
  const web = openWebPictures({ reach, ...(timeoutMs ? { timeoutMs } : {}) });
  return {
    read: (kind, address, signal) => web.read(kind, address.replace(host, peer.url('')), signal),
  };
}
const services = (directorPictures = nearby()): Services => ({
  ...site.services,
  now: () => now,
  log: pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
  directorsFeed: feed,
  directorPictures,
});
/** Reads a feed that holds these, a day later than the one before. */
async function sync(...rows: object[]) {
  now = new Date(now.getTime() + 24 * 60 * minute);
  feed.next = rowsReading(rows);
  await syncDirectors(services(), never);
}
const copy = (pictures?: Services['directorPictures'], after = '') =>
  copyPictures(services(pictures), 'portrait', after, never);
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * minute);
};
const rows = () =>
  site.services.db.select().from(creativeDirectors).orderBy(asc(creativeDirectors.id));
const shown = async (id = 'ann') => (await site.services.directory.find(id))?.profile_image;
const paths = () => peer.asked.map(({ path }) => path.replace('?key=hidden', ''));
const version = async () => (await site.services.db.select().from(directorCatalogue))[0]?.version;
const queued = async () => {
  const { rows: jobs } = await site.services.db.execute(sql`
    select data, round(extract(epoch from start_after - created_on))::int as pause
    from pgboss.job where name = 'copy-portraits' order by created_on, start_after`);
  await site.services.db.execute(sql`delete from pgboss.job where name = 'copy-portraits'`);
  return jobs;
};
const ours = /^\/api\/storage\/portraits\/[0-9a-f]{32}\.webp$/;

describe('DIR-04 a portrait of the feed', () => {
  test('is served as our own copy', async () => {
    await sync(person('ann'), person('bo', { profile_image: '' }));
    await copy();
    await expect.poll(() => shown()).toMatch(ours);
    expect(await shown('bo')).toBeNull();
    const answer = await site.ask((await shown()) ?? '');
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await sharp(await answer.bytes()).metadata()).toMatchObject({ width: 256, height: 256 });
  });

  test('never shows the address it came from, copied or not', async () => {
    const everything = async () => {
      const asked = ['/api/directors', '/api/directors/ann', '/api/directors?q=ann'];
      const texts = asked.map(async (path) => (await site.ask(path)).text());
      const matched = await site.services.candidates();
      return [...(await Promise.all(texts)), JSON.stringify([...matched.shown])];
    };
    const heard = nextChange();
    await sync(person('ann'));
    await heard;
    for (const text of await everything()) {
      expect(text).toContain('"profile_image":null');
      expect(text).not.toMatch(/pictures\.example|hidden|portrait_/);
    }
    const heardAgain = nextChange();
    await copy();
    await heardAgain;
    for (const text of await everything()) {
      expect(text).toContain('"profile_image":"/api/storage/portraits/');
      expect(text).not.toMatch(/pictures\.example|hidden|portrait_/);
    }
  });

  test('is asked for once, whatever else changes, and again at another address', async () => {
    await sync(person('ann'));
    await copy();
    const first = await shown();
    await sync(person('ann', { bio: 'Changed.' }));
    await copy();
    expect(await shown()).toBe(first);
    expect(paths()).toEqual(['/ann.jpg']);
    peer.answer = always(await jpegPicture({ colour: '#2040c0' }));
    await sync(person('ann', { profile_image: `${host}/new.jpg` }));
    expect(await shown()).toBeNull();
    await copy();
    expect(paths()).toEqual(['/ann.jpg', '/new.jpg']);
    expect(await shown()).toMatch(ours);
    expect(await shown()).not.toBe(first);
    await sync(person('ann', { profile_image: null }));
    expect(await shown()).toBeNull();
  });

  test('is shown again when a director comes back, and not copied for one who is gone', async () => {
    await sync(person('ann'), person('bo'));
    await copy();
    await sync(person('bo', { profile_image: `${host}/other.jpg` }));
    await sync(person('cy'));
    peer.asked.length = 0;
    await copy();
    expect(paths()).toEqual(['/cy.jpg']);
    await sync(person('ann'), person('cy'));
    await copy();
    expect(await shown()).toMatch(ours);
    expect(paths()).toEqual(['/cy.jpg']);
  });

  test('that many share is asked for once', async () => {
    const same = { profile_image: `${host}/same.jpg` };
    await sync(person('ann', same), person('bo', same), person('cy', same));
    await copy();
    expect(paths()).toEqual(['/same.jpg']);
    expect(new Set(await Promise.all(['ann', 'bo', 'cy'].map(shown)))).toEqual(
      new Set([await shown()]),
    );
  });

  test('that the feed replaced while it was copied is not kept', async () => {
    await sync(person('ann'));
    const picture = await jpegPicture();
    peer.answer = async (_request, response) => {
      await sync(person('ann', { profile_image: `${host}/new.jpg` }));
      response.end(picture);
    };
    await copy();
    expect(await shown()).toBeNull();
    peer.answer = always(picture);
    await copy();
    expect(paths()).toEqual(['/ann.jpg', '/new.jpg']);
    expect(await shown()).toMatch(ours);
  });
});

const nextChange = () =>
  new Promise<void>((heard) => {
    const stop = site.services.changes.subscribe('directors', () => {
      stop();
      heard();
    });
  });

describe('DIR-09 portraits are copied some at a time', () => {
  const many = Array.from({ length: 120 }, (_, at) => person(String(at).padStart(3, '0')));

  test('fifty a job, two at once, told of once a job', async () => {
    await sync(...many);
    expect(await queued()).toEqual([{ data: {}, pause: 0 }]);
    const picture = await jpegPicture();
    let open = 0;
    const most: number[] = [];
    peer.answer = (_request, response) => {
      open += 1;
      most.push(open);
      setTimeout(() => {
        open -= 1;
        response.end(picture);
      }, 5);
    };
    const seen: unknown[] = [];
    for (const after of ['', '049', '099']) {
      const heard = nextChange();
      await copy(undefined, after);
      await heard;
      seen.push([peer.asked.length, await queued()]);
    }
    expect(seen).toEqual([
      [50, [{ data: { after: '049' }, pause: 0 }]],
      [100, [{ data: { after: '099' }, pause: 0 }]],
      [120, []],
    ]);
    expect(Math.max(...most)).toBe(2);
    await copy();
    expect([peer.asked.length, await version()]).toEqual([120, 1]);
  });

  test('by several processes without one being asked for twice', async () => {
    await sync(...many.slice(0, 80));
    await Promise.all([copy(), copy()]);
    expect(new Set(paths()).size).toBe(paths().length);
    expect((await rows()).every(({ portrait }) => portrait !== null)).toBe(true);
  });

  test('what a job had begun when it was cut off is begun again when its time is up', async () => {
    await sync(person('ann'));
    await expect(copy({ read: () => Promise.reject(new Error('the power went')) })).rejects.toThrow(
      'the power went',
    );
    await copy();
    expect(paths()).toEqual([]);
    expect(await queued()).toMatchObject([{ pause: 0 }, { pause: 1200 }]);
    wait(20);
    await copy();
    expect(await shown()).toMatch(ours);
  });

  test('after a reading that changed nothing too, but not for invented directors', async () => {
    await sync(person('ann'));
    feed.next = { kind: 'unchanged' };
    wait(24 * 60);
    await syncDirectors(services(), never);
    expect(await queued()).toHaveLength(2);
    const sample = testFeed(rowsReading([person('ann')]), { name: 'sample', isSample: true });
    await syncDirectors({ ...services(), directorsFeed: sample }, never);
    expect(await queued()).toEqual([]);
  });
});

describe('DIR-09 a portrait that cannot be had', () => {
  test('leaves the others alone, is tried three times, then noted and left for a week', async () => {
    const picture = await jpegPicture();
    const spoilt: FeedPeer['answer'] = (request, response) =>
      request.url?.startsWith('/ann') ? response.end('<html>') : response.end(picture);
    peer.answer = spoilt;
    await sync(person('ann'), person('bo'));
    await queued();
    await copy();
    expect([await shown(), await shown('bo')]).toEqual([null, expect.stringMatching(ours)]);
    expect(await queued()).toEqual([{ data: {}, pause: 300 }]);
    wait(4);
    await copy();
    expect(paths()).toEqual(['/ann.jpg', '/bo.jpg']);
    expect(await queued()).toEqual([{ data: {}, pause: 60 }]);
    wait(1);
    await copy();
    expect(await queued()).toEqual([{ data: {}, pause: 3600 }]);
    const copyLines = () => lines.filter(({ msg }) => msg.startsWith('portraits'));
    expect(copyLines()).toEqual([]);
    wait(60);
    await copy();
    expect(await queued()).toEqual([]);
    const problem = 'It is not a JPEG, PNG, WebP, GIF or AVIF.';
    expect(copyLines()).toMatchObject([
      {
        msg: 'portraits could not be copied',
        count: 1,
        pictures: [{ id: 'ann', host: 'pictures.example', problem }],
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/hidden|ann\.jpg/);
    wait(7 * 24 * 60 - 1);
    await copy();
    expect(paths().filter((path) => path === '/ann.jpg')).toHaveLength(3);
    wait(1);
    peer.answer = always(picture);
    await copy();
    expect(await shown()).toMatch(ours);
  });

  test('is tried at once at another address, three times again', async () => {
    peer.answer = always('', {}, 404);
    await sync(person('ann'));
    for (const minutes of [5, 60, 0]) {
      await copy();
      wait(minutes);
    }
    await sync(person('ann', { profile_image: `${host}/new.jpg` }));
    await queued();
    await copy();
    expect(paths().at(-1)).toBe('/new.jpg');
    expect(await queued()).toEqual([{ data: {}, pause: 300 }]);
  });

  test('because its server hangs costs no more than the time-out', async () => {
    peer.answer = () => {};
    await sync(person('ann'), person('bo'));
    await copy(nearby(100));
    expect((await rows()).map(({ portrait_tries }) => portrait_tries)).toEqual([1, 1]);
    expect(await version()).toBe(1);
  });

  test('because it stands in a private network is not asked for', async () => {
    const addresses = ['https://127.0.0.1/a.jpg', 'https://[::1]/a.jpg', 'https://10.0.0.1/a.jpg'];
    await sync(...addresses.map((profile_image, at) => person(String(at), { profile_image })));
    await copy(site.services.directorPictures);
    const tried = (await rows()).map(({ portrait, portrait_tries }) => [portrait, portrait_tries]);
    expect(tried).toEqual([
      [null, 1],
      [null, 1],
      [null, 1],
    ]);
  });
});

describe('FN-01 the poster of a reel', () => {
  const withPoster = (id: string, more: object = {}) =>
    person(id, { profile_image: null, video_reel_poster: `${host}/${id}-reel.jpg`, ...more });
  const copyPosters = () => copyPictures(services(), 'reel-poster', '', never);
  const poster = async (id = 'ann') => (await site.services.directory.find(id))?.video_reel_poster;

  test('is served as our own copy, 16:9, and never from its address', async () => {
    await sync(withPoster('ann'), person('bo'));
    expect(await poster()).toBeNull();
    await copyPosters();
    expect(paths()).toEqual(['/ann-reel.jpg']);
    await expect.poll(() => poster()).toMatch(/^\/api\/storage\/reel-posters\/[0-9a-f]{32}\.webp$/);
    expect([await poster('bo'), await shown()]).toEqual([null, null]);
    const answer = await site.ask((await poster()) ?? '');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await sharp(await answer.bytes()).metadata()).toMatchObject({ width: 960, height: 540 });
    const texts = ['/api/directors', '/api/directors/ann'].map(async (path) =>
      (await site.ask(path)).text(),
    );
    for (const text of await Promise.all(texts)) {
      expect(text).toContain('"video_reel_poster":"/api/storage/reel-posters/');
      expect(text).not.toMatch(/pictures\.example|reel_poster_/);
    }
  });

  test('is tried, left and asked for anew apart from the portrait', async () => {
    await sync(withPoster('ann', { profile_image: `${host}/ann.jpg` }));
    peer.answer = always('<html>');
    await copyPosters();
    peer.answer = always(await jpegPicture());
    await copy();
    expect([await shown(), await poster()]).toEqual([expect.stringMatching(ours), null]);
    const [row] = await rows();
    expect(row).toMatchObject({ reel_poster_tries: 1, portrait_tries: 0 });
    wait(5);
    await copyPosters();
    expect(await poster()).not.toBeNull();
    await sync(withPoster('ann', { video_reel_poster: `${host}/new.jpg` }));
    expect(await poster()).toBeNull();
    await copyPosters();
    expect(paths()).toEqual(['/ann-reel.jpg', '/ann.jpg', '/ann-reel.jpg', '/new.jpg']);
  });

  test('changes neither order nor search: the version of the directory stays', async () => {
    await sync(withPoster('ann'));
    const before = await version();
    const { rows: searched } = await site.services.db.execute(
      sql`select xmin::text, id from director_search`,
    );
    await copyPosters();
    const { rows: after } = await site.services.db.execute(
      sql`select xmin::text, id from director_search`,
    );
    expect([await version(), after]).toEqual([before, searched]);
  });
});

// Last: from here on jobs run.
test('DIR-09 jobs copy portraits and posters after the feed was read', async () => {
  await site.jobs.work({ services: services() });
  await sync(person('ann', { video_reel_poster: `${host}/reel.jpg` }));
  await expect.poll(() => shown(), { timeout: 120_000 }).toMatch(ours);
  const poster = async () => (await site.services.directory.find('ann'))?.video_reel_poster;
  await expect.poll(poster, { timeout: 120_000 }).toMatch(/reel-posters/);
});
