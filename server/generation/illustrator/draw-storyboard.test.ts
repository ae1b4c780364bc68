import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawStoryboard } from './draw-storyboard.ts';
import { sampleBoard, sampleScript } from './sample-board.ts';

// Drawing takes a second: what is asked of the board as it is, is asked of one.
const board = await drawStoryboard(sampleBoard());

const shapes = [
  ['tiktok', 9 / 16],
  ['youtube', 16 / 9],
  ['instagram', 1],
] as const;

test.each(shapes)(
  'GEN-09 %s: four pictures of the platform’s shape, each under 120 kB',
  async (platform, ratio) => {
    const frames = await drawStoryboard(sampleBoard({ platform: [platform] }));
    expect(frames).toHaveLength(4);
    for (const { jpeg, width, height } of frames) {
      const seen = await sharp(jpeg).metadata();
      expect([seen.format, seen.width, seen.height]).toEqual(['jpeg', width, height]);
      expect(width / height).toBeCloseTo(ratio, 2);
      expect(jpeg.length).toBeLessThan(120_000);
      expect(jpeg.length).toBeGreaterThan(20_000);
    }
  },
);

test('GEN-09 the first platform is the shape that is drawn', async () => {
  const [frame] = await drawStoryboard(sampleBoard({ platform: ['instagram', 'tiktok'] }));
  expect(frame?.width).toBe(frame?.height);
});

test('CUT-10 Instagram in 4:5 is drawn in 1080 × 1350, composed from the same plan and not scaled', async () => {
  const upright = { platform: ['instagram' as const], instagramPortrait: true };
  const [frame, ...others] = await drawStoryboard(sampleBoard(upright));
  const [square] = await drawStoryboard(sampleBoard({ platform: ['instagram'] }));
  expect([frame?.width, frame?.height]).toEqual([1080, 1350]);
  expect(frame?.description).toBe(square?.description);
  for (const { jpeg } of [frame, ...others].flatMap((one) => one ?? []))
    expect(jpeg.length).toBeLessThan(120_000);
});

test('GEN-09 the same request gives the same bytes; another product gives other pictures', async () => {
  const [again, other] = await Promise.all([
    drawStoryboard(sampleBoard()),
    drawStoryboard(sampleBoard({ productName: 'Nordbrot' })),
  ]);
  for (const [i, frame] of board.entries()) {
    expect(frame.jpeg.equals(again[i]?.jpeg ?? Buffer.alloc(0))).toBe(true);
    expect(frame.jpeg.equals(other[i]?.jpeg ?? frame.jpeg)).toBe(false);
  }
});

test('DESK-02 a script with one other row gives the pictures of the other rows as they were', async () => {
  const script = sampleScript
    .replace(
      'Hands tear a warm loaf in two over a paper bag.',
      'An empty bicycle stands in the yard.',
    )
    .replace('stopped making a sound', 'fell silent');
  const frames = await drawStoryboard(sampleBoard({ script }));
  const isSame = frames.map(({ jpeg }, at) => jpeg.equals(board[at]?.jpeg ?? Buffer.alloc(0)));
  expect(isSame).toEqual([false, true, true, true]);
});

test('GEN-06 titles, descriptions and timings come from the script', () => {
  const frames = board;
  expect(frames.map(({ timing }) => timing)).toEqual(['0–2 s', '2–6 s', '6–12 s', '12–15 s']);
  expect(frames[3]?.title).toBe('Get there while it is warm');
  expect(frames[1]?.description).toContain('MS, hand-held. MAYA leans on the bakery counter');
  for (const { title } of frames) expect(title.split(' ').length).toBeLessThanOrEqual(6);
});

test('GEN-09 the alternative text names person, place, product, lettering and camera', () => {
  const [hook, problem, , offer] = board;
  expect(problem?.alt).toMatch(
    /^Sketch: medium shot, a woman with red hair in a denim apron, tired/,
  );
  expect(problem?.alt).toContain('a bakery counter');
  expect(hook?.alt).toContain('Camera pushes in.');
  expect(offer?.alt).toContain('Miller & Daughters');
  expect(offer?.alt).toContain('Lettering reads GET THERE WHILE IT IS WARM.');
});

const oddScripts: [string, string][] = [
  ['a single letter', 'x'],
  ['punctuation', '???'],
  ['Chinese', '特写：面包师在清晨的柜台前打瞌睡。字幕：早安。'],
  ['Arabic', 'لقطة قريبة: خباز يعجن العجين قبل الفجر'],
  ['emoji', '🍞🍞🍞'],
  ['markup', '<script>alert(1)</script> <svg onload="x"> & "quotes"'],
  [
    '20,000 characters',
    'A baker walks into the street and everybody waves. '.repeat(400).slice(0, 20_000),
  ],
  ['one row', 'TITLE\n\n1. ALL | 0-30 s\nVIDEO: WS. A street.'],
  [
    'two hundred rows',
    Array.from(
      { length: 200 },
      (_, i) => `${i + 1}. B | ${i}-${i + 1} s\nVIDEO: CU. A hand.\n`,
    ).join('\n'),
  ],
  ['a row without a picture', 'T\n\n1. HOOK | 0-5 s\nVO: Hello.'],
];

test.each(oddScripts)('GEN-06 a script of %s still makes four frames', async (_, script) => {
  const frames = await drawStoryboard(sampleBoard({ script }));
  expect(frames).toHaveLength(4);
  for (const { title, alt, jpeg } of frames) {
    expect(title.trim()).not.toBe('');
    expect(title.length).toBeLessThanOrEqual(200);
    expect(alt.length).toBeLessThanOrEqual(600);
    expect(jpeg.length).toBeLessThan(120_000);
  }
});

test.each(['<b>Bold</b> & "Co"', '漢字', '🍩', 'x'.repeat(120), ']]>'])(
  'GEN-06 a product named %s can be drawn',
  async (productName) => {
    expect(await drawStoryboard(sampleBoard({ productName, script: sampleScript }))).toHaveLength(
      4,
    );
  },
);

test('GEN-09 a frame says whose shapes may be in it, wherever it is sent', () => {
  const [frame] = board;
  expect(frame?.jpeg.toString('latin1')).toContain('game-icons.net');
});
