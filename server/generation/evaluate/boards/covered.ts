// What a platform's interface covers of the boards of the corpus.
import { canvasOf, safeZone } from '#domain/cuts/safe-zones.ts';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import type { Aspect } from '#domain/script/cuts.ts';
import type { Platform } from '#domain/wizard/options.ts';
import { type Area, areasOf, shareIn } from '../../illustrator/areas.ts';
import { composeFrame } from '../../illustrator/compose/compose-frame.ts';
import type { ScenePlan } from '../../illustrator/compose/scene-plan.ts';
import { planBoard } from '../../illustrator/plan-board.ts';
import { writeConcepts } from '../../write/write-concepts.ts';
import { writeScript } from '../../write/write-script.ts';
import type { FiledBrief } from '../corpus.ts';

/** Every format a board is drawn in, and a platform that has it. */
export const formats: readonly [Aspect, Platform][] = [
  ['9:16', 'tiktok'],
  ['16:9', 'youtube'],
  ['1:1', 'instagram'],
  ['4:5', 'instagram'],
];

const date = new Date('2026-01-01T00:00:00Z');

/** Of a brief's board in a format: what is covered, a line each, and how much there is to be seen. */
export function coveredOf(
  { brief: { id, request } }: FiledBrief,
  [aspect, platform]: (typeof formats)[number],
): { covered: string[]; seen: number } {
  const [selectedConcept] = writeConcepts({ ...request, variation: 0 } as never);
  const film = generateScriptRequest.parse({ ...request, selectedConcept });
  const { script, shots } = writeScript(film, { date });
  const board = generateStoryboardRequest.parse({
    ...request,
    ...{ platform: [platform], instagramPortrait: aspect === '4:5', script, shots },
  });
  const { x, y, width, height } = safeZone(aspect);
  const covered: string[] = [];
  let seen = 0;
  for (const { plan } of planBoard(board).frames) {
    const scale = plan.sheet.width / canvasOf(aspect).width;
    const zone = { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
    const must = areasOf(composeFrame(plan)).filter((area) => hasToBeSeen(area, plan));
    seen += must.length;
    const out = must.filter((area) => shareIn(area.box, zone) < least(area, plan));
    covered.push(...out.map(({ kind }) => `${id} in ${aspect}, frame ${plan.index + 1}: ${kind}`));
  }
  return { covered, seen };
}

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
