import { afterAll, expect, test } from 'vitest';
import { generateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { parseAvScript } from '#domain/script/av-script.ts';
import { linesOfRow } from '#domain/script/keep-lines.ts';
import { openTestServices } from '#tests/database/open-test-services.ts';
import { sampleBoard } from '../generation/illustrator/sample-board.ts';
import { openMeter } from '../generation/meter.ts';
import { generateStoryboard } from './frames/generate-storyboard.ts';
import { generateConcepts } from './generate-concepts.ts';
import { generateScript } from './generate-script.ts';

const opened = await openTestServices({});
afterAll(() => opened.close());

function context() {
  const { services } = opened;
  const generation = {
    date: new Date('2026-11-26'),
    signal: new AbortController().signal,
    onProgress: () => {},
    meter: openMeter(),
    log: services.log,
  };
  return { services, generation, now: new Date() } as never;
}

const mop = {
  userType: 'business',
  platform: ['youtube'],
  productName: 'TwistMop 360',
  description:
    'A mop that wrings itself. Twist the handle and the water is gone. Ten years of guarantee.',
  targetAudience: '',
  behavior: 'Order it today',
  evaluation: '',
  creativeApproach: 'bold',
} as const;

test('KEPT-05 a locked concept comes back in its place, and the others are new', async () => {
  const first = await generateConcepts.run(generateConceptsRequest.parse(mop), context());
  const [one, two, three] = first.concepts ?? [];
  if (!one || !two || !three) throw new Error('no concepts');
  const more = generateConceptsRequest.parse({
    ...mop,
    variation: 1,
    earlierTitles: [one.title, two.title, three.title],
    locked: [null, two, null],
  });
  const { concepts = [] } = await generateConcepts.run(more, context());
  expect(concepts[1]).toEqual(two);
  expect(concepts[0]?.title).not.toBe(one.title);
  expect(concepts[2]?.title).not.toBe(three.title);
});

test('KEPT-05 a locked line comes back byte for byte from a revision and from a script written anew', async () => {
  const { script } = await generateScript.run(generateScriptRequest.parse(mop), context());
  const lines = (parseAvScript(script)?.rows ?? []).flatMap(linesOfRow).map(({ text }) => text);
  const line = lines.find((text) => text.startsWith('VO:')) ?? '';
  const kept = { ...mop, existingScript: script, lockedLines: [line] };
  const shorter = { ...kept, operation: { kind: 'length', seconds: 6 } };
  const rewritten = {
    ...kept,
    description: 'A bucket that never tips. Twelve litres. Made in Leeds.',
  };
  for (const body of [shorter, rewritten]) {
    const answer = await generateScript.run(generateScriptRequest.parse(body), context());
    expect(answer.script.split('\n')).toContain(line);
    expect(answer.script).not.toBe(script);
  }
  const free = await generateScript.run(
    generateScriptRequest.parse({ ...rewritten, lockedLines: [] }),
    context(),
  );
  expect(free.script.split('\n')).not.toContain(line);
});

test('KEPT-05 a locked frame comes back as it was sent, the others are drawn', async () => {
  const drawn = {
    title: 'Mine',
    description: 'As it was.',
    imageUrl: '/api/storage/frames/mine.jpg',
    imageAlt: 'A mop',
  };
  const { storyboardFrames } = await generateStoryboard.run(
    { ...sampleBoard(), locked: [{ frame: 3, drawn }] },
    context(),
  );
  expect(storyboardFrames[2]).toEqual(drawn);
  expect(storyboardFrames.filter(({ title }) => title === 'Mine')).toHaveLength(1);
});
