import { expect, test } from 'vitest';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import { areasOf, shareIn } from '../../areas.ts';
import { planBoard } from '../../plan-board.ts';
import { sampleBoard } from '../../sample-board.ts';
import { composeFrame } from '../compose-frame.ts';

const texts = ['OLIVA DORADA', 'COLD-PRESSED IN FOUR HOURS, EVERY NOVEMBER'];
const people = [{ who: 'other:somebody' }, { who: 'cast', holds: 'plate' }];

test.each(['youtube', 'tiktok', 'instagram'])(
  'GEN-09 no plate lies over a face or its chin on %s',
  (platform) => {
    for (const composition of ['pair', 'figure'])
      for (const size of ['medium', 'two-shot', 'wide'])
        for (const text of texts) {
          const shots = [1, 2, 3, 4].map((row) => ({
            ...{ row, frame: row, seconds: 3, composition, size, people, move: 'hand-held' },
            ...{ place: row % 2 ? 'orchard' : 'kitchen' },
            lettering: [{ role: 'claim', text }],
          }));
          const request = sampleBoard({ platform: [platform], shots: shotPlan.parse({ shots }) });
          for (const { plan } of planBoard(request).frames) {
            const areas = areasOf(composeFrame(plan));
            const of = (kind: string) => areas.filter((one) => one.kind === kind);
            for (const { box: face } of of('face'))
              for (const { box: plate } of of('plate'))
                expect(shareIn({ ...face, height: face.height * 1.06 }, plate)).toBe(0);
          }
        }
  },
);

test('GEN-09 between two people seen whole a plate is narrow, and hides hardly anything of either', () => {
  for (const text of [...texts, 'ROSSA IS A CHERRY DRINK IN A GLASS BOTTLE']) {
    const shots = [1, 2, 3, 4].map((row) => ({
      ...{ row, frame: row, seconds: 3, composition: 'pair', size: 'wide', people, place: 'park' },
      lettering: [{ role: 'claim', text }],
    }));
    const request = sampleBoard({ platform: ['youtube'], shots: shotPlan.parse({ shots }) });
    for (const { plan } of planBoard(request).frames) {
      const areas = areasOf(composeFrame(plan));
      const [plate] = areas.filter(({ kind }) => kind === 'plate');
      for (const { box } of areas.filter(({ kind }) => kind === 'body'))
        expect(plate && shareIn(box, plate.box)).toBeLessThan(0.15);
    }
  }
});
