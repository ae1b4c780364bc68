// A place that is none of the catalogue is lettered with the client's word, wherever the camera is.
import { expect, test } from 'vitest';
import { directFrame } from '#domain/storyboard/direct-shot.ts';
import { shotChoices } from '#domain/storyboard/shot-plan.ts';
import { composeFrame } from '../compose/compose-frame.ts';
import { planBoard, planOf } from '../plan-board.ts';
import { sampleBoard } from '../sample-board.ts';

const sizes = ['extreme-close-up', 'close-up', 'medium-close-up', 'medium', 'wide'] as const;

const cases = ['tiktok', 'youtube', 'instagram'].flatMap((platform) =>
  [1, 2].flatMap((frame) => sizes.map((size) => [platform, frame, size] as const)),
);
test.each(cases)(
  'PLAN-02 on %s in frame %i the word of a place is in the picture, %s',
  (platform, frame, size) => {
    const request = sampleBoard({ platform: [platform] });
    const people = [{ who: 'cast', pose: 'stand' }];
    for (const composition of ['face', 'figure'] as const) {
      const chosen = shotChoices.parse({
        composition,
        size,
        place: 'none:zeppelin hangar',
        people,
      });
      const shots = directFrame(planOf(request), frame, chosen, '');
      const plan = planBoard({ ...request, shots }).frames[frame - 1]?.plan;
      if (!plan) throw new Error('There is no such frame.');
      const { width, height } = plan.sheet;
      const words = composeFrame(plan).marks.flatMap(({ text }) =>
        text?.includes('ZEPPELIN') ? [text] : [],
      );
      expect(words).toHaveLength(1);
      const [, x, y, tall, long] =
        /translate\((\S+) (\S+)\).*font-size="(\S+)" textLength="(\S+)"/.exec(words[0] ?? '') ?? [];
      expect(Number(x)).toBeGreaterThan(0);
      expect(Number(x) + Number(long)).toBeLessThan(width);
      expect(Number(y) - Number(tall)).toBeGreaterThan(0);
      expect(Number(y)).toBeLessThan(height);
    }
  },
);
