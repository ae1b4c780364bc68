import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { PackageFrame } from '../../documents/creative-package.ts';
import { drawStoryboard } from '../../generation/illustrator/draw-storyboard.ts';
import { sampleBoard } from '../../generation/illustrator/sample-board.ts';
import { someJpeg } from '../testing/some-material.ts';
import { xmlProblem } from '../testing/xml-problem.ts';
import { writeLayers } from './write-layers.ts';

const shapes = [
  { platform: ['tiktok' as const] },
  { platform: ['youtube' as const] },
  { platform: ['instagram' as const] },
  { platform: ['instagram' as const], instagramPortrait: true },
];
const layersOf = (svg: string) =>
  [...svg.matchAll(/<g id="([\w-]+)" inkscape/g)].map(([, id = '']) => id.replace(/-\d+$/, ''));

let boards: { request: ReturnType<typeof sampleBoard>; frames: PackageFrame[]; svgs: string[] }[];
beforeAll(async () => {
  boards = await Promise.all(
    shapes.map(async (shape) => {
      const request = sampleBoard(shape);
      const drawn = await drawStoryboard(request);
      const frames = drawn.map((picture): PackageFrame => {
        const { title, description, alt, timing } = picture;
        return { heading: title, timing, description, alt, picture };
      });
      return { request, frames, svgs: await textsOf(frames, request) };
    }),
  );
});
const textsOf = async (...asked: Parameters<typeof writeLayers>) =>
  (await writeLayers(...asked)).map(({ bytes }) => new TextDecoder().decode(bytes));

test('FILE-10 each frame is real groups by name, and its lettering is there as text besides', () => {
  const known = 'ground place people props product lettering camera lettering-text'.split(' ');
  for (const { svgs } of boards) {
    expect(svgs).toHaveLength(4);
    for (const svg of svgs) expect(known).toEqual(expect.arrayContaining(layersOf(svg)));
    const all = svgs.flatMap(layersOf);
    expect([...new Set(all)]).toEqual(
      expect.arrayContaining(['ground', 'place', 'people', 'product', 'lettering']),
    );
    const [, text = ''] = /<g id="lettering-text"[^>]*>(.*)<\/g>/.exec(svgs[3] ?? '') ?? [];
    expect(text.replace(/<[^>]*>/g, ' ')).toContain('GET THERE');
  }
});

test('FILE-10 drawn by a program that knows nothing of us it is the picture: 8 of 255 on average, one pixel in 200', async () => {
  for (const { frames, svgs } of boards)
    for (const [at, { picture }] of frames.entries()) {
      if (!picture) throw new Error('The sample has pictures.');
      const { width, height } = picture;
      const drawn = sharp(Buffer.from(svgs[at] ?? ''));
      expect(await drawn.metadata()).toMatchObject({ width, height });
      const [one, other] = await Promise.all(
        [drawn, sharp(picture.jpeg)].map((each) => each.removeAlpha().raw().toBuffer()),
      );
      const { mean, far } = apart(one ?? new Uint8Array(1), other ?? new Uint8Array(1));
      expect(mean).toBeLessThan(8);
      expect(far).toBeLessThan(0.005);
    }
});

/** How far the bytes of two pictures are from each other: on average, and the share of those that are far. */
function apart(one: Uint8Array, other: Uint8Array) {
  let [sum, far] = [0, 0];
  for (let byte = 0; byte < one.length; byte++) {
    const away = Math.abs((one[byte] ?? 0) - (other[byte] ?? 0));
    sum += away;
    if (away > 48) far++;
  }
  return { mean: sum / one.length, far: far / one.length };
}

test('FILE-10 nothing in it runs or is fetched, whatever was typed', async () => {
  const typed = '</title><script>alert(1)</script>&"\'<image href="https://evil.example/"/>\u0000';
  const [board] = boards;
  if (!board) throw new Error('No board.');
  const frames = board.frames.map((frame) => ({ ...frame, alt: typed }));
  for (const svg of [...(await textsOf(frames, board.request)), ...(await textsOf(frames, null))]) {
    expect(xmlProblem(svg)).toBeUndefined();
    const elements = new Set([...svg.matchAll(/<([a-zA-Z][\w:]*)/g)].map(([, name]) => name));
    for (const name of elements)
      expect('svg title desc g path rect image text clipPath'.split(' ')).toContain(name);
    expect(svg).not.toMatch(/\s(?:on\w+|style|xlink:href)=/);
    for (const [, href = ''] of svg.matchAll(/href="([^"]*)"/g))
      expect(href.startsWith('data:image/jpeg;base64,')).toBe(true);
    for (const [, to] of svg.matchAll(/url\(([^)]*)\)/g)) expect(to).toMatch(/^#half\d+$/);
  }
});

test('FILE-10 a picture that the brush did not draw has one layer, and says so', async () => {
  const [board] = boards;
  const jpeg = await someJpeg('#7b7466', 720, 1280);
  const [first, ...others] = board?.frames ?? [];
  if (!first || !board) throw new Error('No board.');
  const byModel = { ...first, picture: { jpeg, width: 720, height: 1280 } };
  const [picture = '', second = ''] = await textsOf([byModel, ...others], board.request);
  expect(layersOf(picture)).toEqual(['picture']);
  expect(picture).toContain('This frame is one picture without layers');
  expect(picture).toContain(Buffer.from(jpeg).toString('base64'));
  expect(layersOf(second)).toContain('people');
  // A plan of another script draws other pictures.
  const other = {
    ...board.request,
    script: 'WS. A boat on the sea. CU. An anchor.',
    shots: undefined,
  };
  expect((await textsOf(board.frames, other)).map(layersOf)).toEqual(
    board.frames.map(() => ['picture']),
  );
});
