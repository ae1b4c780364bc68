// Every brief of the corpus, drawn in every format: what a platform covers is empty of what has to be seen.
import { expect, test } from 'vitest';
import { canvasOf, safeZone } from '#domain/cuts/safe-zones.ts';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import type { Aspect } from '#domain/script/cuts.ts';
import type { Platform } from '#domain/wizard/options.ts';
import { loadCorpus } from '../evaluate/corpus.ts';
import { writeConcepts } from '../write/write-concepts.ts';
import { writeScript } from '../write/write-script.ts';
import { type Area, areasOf, shareIn } from './areas.ts';
import { composeFrame } from './compose/compose-frame.ts';
import type { ScenePlan } from './compose/scene-plan.ts';
import { planBoard } from './plan-board.ts';

const date = new Date('2026-01-01T00:00:00Z');
const films = loadCorpus().map(({ brief }) => {
  const [selectedConcept] = writeConcepts({ ...brief.request, variation: 0 } as never);
  const request = generateScriptRequest.parse({ ...brief.request, selectedConcept });
  return { id: brief.id, request: brief.request, ...writeScript(request, { date }) };
});

const formats: [Aspect, Platform][] = [
  ['9:16', 'tiktok'],
  ['16:9', 'youtube'],
  ['1:1', 'instagram'],
  ['4:5', 'instagram'],
];

test.each(formats)(
  'CUT-09 of every board of the corpus in %s nothing that has to be seen is covered',
  (aspect, platform) => {
    const { x, y, width, height } = safeZone(aspect);
    const out: string[] = [];
    let seen = 0;
    for (const { id, request, script, shots } of films) {
      const board = generateStoryboardRequest.parse({
        ...request,
        ...{ platform: [platform], instagramPortrait: aspect === '4:5', script, shots },
      });
      for (const { plan } of planBoard(board).frames) {
        const scale = plan.sheet.width / canvasOf(aspect).width;
        const zone = { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
        const must = areasOf(composeFrame(plan)).filter((area) => hasToBeSeen(area, plan));
        seen += must.length;
        const covered = must.filter((area) => shareIn(area.box, zone) < least(area, plan));
        out.push(...covered.map(({ kind }) => `${id} frame ${plan.index + 1}: ${kind}`));
      }
    }
    expect(out).toEqual([]);
    expect(seen).toBeGreaterThan(films.length * 3);
  },
);

/** A brush is a brush: its edge may be over the line. */
const trembling = 0.98;
/** A face that is seen very near fills its frame. */
const filling = 0.9;
const least = ({ kind }: Area, { shot }: ScenePlan): number =>
  kind === 'face' && /^(?:CU|ECU)$/.test(shot.size) ? filling : trembling;

// A crowd goes on beyond the picture; a product is to be seen whole where it closes the film.
const hasToBeSeen = ({ kind }: Area, { shot }: ScenePlan): boolean =>
  kind === 'lettering' ||
  (kind === 'face' && shot.composition !== 'crowd') ||
  (kind === 'product' && shot.composition === 'pack');
