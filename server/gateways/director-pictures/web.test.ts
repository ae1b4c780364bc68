import type { LookupAddress } from 'node:dns';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  bombPicture,
  gifPicture,
  jpegPicture,
  pngPicture,
  svgPicture,
} from '#tests/builders/pictures.ts';
import { always, type FeedPeer, startFeedPeer } from '#tests/peers/feed.ts';
import { isPublicAddress } from '../reading/public-address.ts';
import type { Resolve } from '../reading/web-request.ts';
import { type DirectorPictures, mostBytes, type PictureKind } from './port.ts';
import { openWebPictures } from './web.ts';

let peer: FeedPeer;
beforeEach(async () => {
  peer = await startFeedPeer();
});
afterEach(() => peer.close());

const never = new AbortController().signal;
/** As at a real address, but this machine's own port, without a certificate, may be reached too. */
const nearby = {
  protocol: 'http:',
  mayReach: (address: string) => address === '127.0.0.1' || isPublicAddress(address),
};
const open = (more: object = {}) => openWebPictures({ reach: nearby, ...more });
const read = (
  pictures: DirectorPictures = open(),
  address = peer.url('/ann.jpg'),
  kind: PictureKind = 'portrait',
) => pictures.read(kind, address, never);
const failed = (problem: string) => ({ kind: 'failed', problem });
const serve = (body: string | Uint8Array, type = 'image/jpeg') => {
  peer.answer = always(body, { 'Content-Type': type });
};

async function pictureOf(body: Uint8Array, type?: string, kind?: PictureKind) {
  serve(body, type);
  const reading = await read(undefined, undefined, kind);
  if (reading.kind !== 'picture') throw new Error(reading.problem);
  return Buffer.from(reading.webp);
}
const middleOf = async (webp: Buffer) => {
  const { data } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(3 * (128 * 256 + 128), 3 * (128 * 256 + 128) + 3)];
};

describe('DIR-04 a portrait is made of any photograph', () => {
  const kinds: [what: string, body: () => Promise<Buffer>, type: string][] = [
    ['a JPEG', jpegPicture, 'image/jpeg'],
    ['a PNG named .jpg', pngPicture, 'image/jpeg'],
    ['an animation', gifPicture, 'application/octet-stream'],
    [
      'a WebP called text',
      async () =>
        sharp(await pngPicture())
          .webp()
          .toBuffer(),
      'text/plain',
    ],
    [
      'an AVIF',
      async () =>
        sharp(await pngPicture())
          .avif()
          .toBuffer(),
      'image/avif',
    ],
    ['a small picture', () => jpegPicture({ width: 20, height: 90 }), 'image/jpeg'],
  ];
  test.each(kinds)('of %s', async (_what, body, type) => {
    const webp = await pictureOf(await body(), type);
    const { format, width, height, pages, exif, icc, hasAlpha } = await sharp(webp).metadata();
    expect({ format, width, height, pages }).toEqual({ format: 'webp', width: 256, height: 256 });
    expect([exif, icc, hasAlpha]).toEqual([undefined, undefined, false]);
    expect(webp.includes('secret-note')).toBe(false);
    const [red = 0, green = 0] = await middleOf(webp);
    expect(red).toBeGreaterThan(150);
    expect(green).toBeLessThan(120);
  });

  test('upright, however the camera was held', async () => {
    const sky = await pngPicture({ width: 300, height: 150, colour: '#ffffff' });
    const held = await sharp(await pngPicture({ width: 300, height: 300, colour: '#000000' }))
      .composite([{ input: sky, gravity: 'north' }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    // Turned to the right, the sky is at the right.
    const data = await sharp(await pictureOf(held))
      .raw()
      .toBuffer();
    const red = (x: number, y: number) => data[3 * (y * 256 + x)];
    expect([red(10, 10), red(10, 245)].every((shade) => shade === 0)).toBe(true);
    expect([red(245, 10), red(245, 245)].every((shade) => shade === 255)).toBe(true);
  });

  test('the same from the same picture', async () => {
    const body = await jpegPicture();
    expect((await pictureOf(body)).equals(await pictureOf(body))).toBe(true);
  });
});

test('FN-01 a poster is cut to 16:9 of 960 × 540 pixels around what draws the eye', async () => {
  const dark = await pngPicture({ width: 600, height: 2000, colour: '#101010' });
  const face = await pngPicture({ width: 200, height: 120, colour: '#ff7040' });
  const tall = await sharp(dark)
    .composite([{ input: face, left: 200, top: 1800 }])
    .withMetadata({ orientation: 1 })
    .jpeg()
    .toBuffer();
  const webp = await pictureOf(tall, 'text/html', 'reel-poster');
  const { format, width, height, exif } = await sharp(webp).metadata();
  expect([format, width, height, exif]).toEqual(['webp', 960, 540, undefined]);
  const { channels } = await sharp(webp).stats();
  expect(channels[0]?.max).toBeGreaterThan(200);
});

test('FN-01 no poster is made of a web page or a drawing', async () => {
  for (const body of ['<!doctype html>', svgPicture]) {
    serve(body);
    expect(await read(undefined, undefined, 'reel-poster')).toEqual(
      failed('It is not a JPEG, PNG, WebP, GIF or AVIF.'),
    );
  }
});

describe('DIR-04 no portrait is made', () => {
  const notPhotographs: [what: string, body: string][] = [
    ['a web page named .jpg', '<!doctype html><title>Sign in</title>'],
    ['a drawing with a script', svgPicture],
    ['a drawing behind a declaration', `<?xml version="1.0"?>${svgPicture}`],
    ['a PDF', '%PDF-1.7\n'],
    ['nothing', ''],
  ];
  test.each(notPhotographs)('of %s', async (_what, body) => {
    serve(body);
    expect(await read()).toEqual(failed('It is not a JPEG, PNG, WebP, GIF or AVIF.'));
  });

  test('of a photograph that is cut off or spoilt', async () => {
    const body = await pngPicture();
    serve(body.subarray(0, body.length - 60));
    expect(await read()).toEqual(failed('It is a picture that cannot be read.'));
    serve(Buffer.concat([body.subarray(0, 8), Buffer.from(svgPicture)]));
    expect(await read()).toEqual(failed('It is a picture that cannot be read.'));
  });

  test('of a small file with 900 million pixels', async () => {
    const bomb = bombPicture();
    expect(bomb.length).toBeLessThan(mostBytes / 10);
    serve(bomb, 'image/png');
    expect(await read()).toEqual(failed('It has more than 50 million pixels.'));
  });

  test('of 20 MB, which are not read to their end', async () => {
    serve(Buffer.alloc(20 * 1024 * 1024, 0xff));
    expect(await read()).toEqual(failed('It is larger than 5 MB.'));
    peer.answer = (_request, response) => {
      response.writeHead(200, { 'Transfer-Encoding': 'chunked' });
      response.end(Buffer.alloc(20 * 1024 * 1024, 0xff));
    };
    expect(await read()).toEqual(failed('It is larger than 5 MB.'));
  });

  test.each(['before it answers', 'in the middle'])('of a server that hangs %s', async (when) => {
    peer.answer = (_request, response) => {
      if (when === 'in the middle') response.writeHead(200).write('\xff\xd8\xff');
    };
    expect(await read(open({ timeoutMs: 200 }))).toEqual(failed('It took longer than 0.2 s.'));
  });

  test.each([404, 500, 204, 304])('of status %i', async (status) => {
    peer.answer = always('', {}, status);
    expect(await read()).toEqual(failed(`Its server answered ${status}.`));
  });
});

test('DIR-04 the end of the job ends a download', async () => {
  peer.answer = () => {};
  const job = new AbortController();
  const reading = open().read('portrait', peer.url(), job.signal);
  setTimeout(() => job.abort(), 50);
  await expect(reading).rejects.toThrow();
});

describe('DIR-04 a portrait is looked for on the public internet alone', () => {
  const resolveTo = (...addresses: string[]) => {
    const found: LookupAddress[] = addresses.map((address) => ({ address, family: 4 }));
    const resolve = vi.fn((_host: string, _options: object, done: unknown) =>
      (done as (error: null, found: LookupAddress[]) => void)(null, found),
    );
    return resolve as typeof resolve & Resolve;
  };
  const inside = failed('It leads into a private network.');

  test.each([
    'https://127.0.0.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.1.2.3/a.jpg',
    'https://2130706433/a.jpg',
    'https://localhost/a.jpg',
  ])('not at %s', async (address) => {
    expect(await read(openWebPictures(), address)).toEqual(inside);
  });

  test('not behind a name of which one address is private', async () => {
    const resolve = resolveTo('93.184.215.14', '192.168.0.9');
    expect(await read(openWebPictures({ resolve }), 'https://pictures.example/a.jpg')).toEqual(
      inside,
    );
  });

  test('over https alone', async () => {
    expect(await read(openWebPictures())).toEqual(failed('It is not at https.'));
    expect(peer.asked).toEqual([]);
  });

  test.each(['http://127.0.0.1:1/', 'http://10.0.0.1/', 'http://[fd00::1]/'])(
    'no redirect to %s is followed',
    async (location) => {
      // The peer stands at a public name; only its first address may be reached.
      const reached: string[] = [];
      const once = {
        protocol: 'http:',
        mayReach: (address: string) => reached.push(address) === 1,
      };
      peer.answer = always('', { Location: location }, 302);
      expect(await read(open({ reach: once }))).toEqual(inside);
      expect(peer.asked).toHaveLength(1);
    },
  );

  test('three redirects are followed, a fourth is not', async () => {
    const body = await jpegPicture();
    const redirect = (times: number): FeedPeer['answer'] => {
      let left = times;
      return (_request, response) => {
        if (left-- > 0) response.writeHead(302, { Location: `/${left}` }).end();
        else response.writeHead(200).end(body);
      };
    };
    peer.answer = redirect(3);
    expect((await read()).kind).toBe('picture');
    peer.answer = redirect(4);
    expect(await read()).toEqual(failed('It redirects more than 3 times.'));
  });

  test('the connection goes to the address that was checked', async () => {
    const resolve = resolveTo('127.0.0.1');
    serve(await jpegPicture());
    const address = `http://pictures.example:${peer.port}/a.jpg?key=1`;
    expect((await read(open({ resolve }), address)).kind).toBe('picture');
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(peer.asked[0]?.headers).toMatchObject({ host: `pictures.example:${peer.port}` });
    expect(peer.asked[0]?.headers.referer).toBeUndefined();
  });
});
