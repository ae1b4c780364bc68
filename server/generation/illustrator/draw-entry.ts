// A small picture of something in the catalogue, for lists to choose from.
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { catalogue } from '#domain/storyboard/catalogue/entries.ts';
import type { CatalogueKind } from '#domain/storyboard/catalogue/kinds.ts';
import { type Shot, shot } from '#domain/storyboard/shot-plan.ts';
import { renderThumbnail } from '#server/drawing/render-thumbnail.ts';
import { composeFrame } from './compose/compose-frame.ts';
import { planBoard } from './plan-board.ts';

const side = 144;

/** As a WebP of 144 by 144 pixels; null for an id that the catalogue does not have of this kind. */
export async function drawEntry(kind: CatalogueKind, id: string): Promise<Uint8Array | null> {
  if (!catalogue[kind].some((entry) => entry.id === id)) return null;
  const request = generateStoryboardRequest.parse({
    script: '-',
    platform: ['instagram'],
    productName: '-',
    shots: { shots: [shotOf(kind, id)] },
  });
  const [frame] = planBoard(request).frames;
  return frame ? renderThumbnail(composeFrame(frame.plan), side) : null;
}

function shotOf(kind: CatalogueKind, id: string): Shot {
  const rest = { row: 1, seconds: 1 };
  const person = { who: 'cast', pose: 'stand' };
  switch (kind) {
    case 'place':
      return shot.parse({ ...rest, composition: 'place', size: 'wide', place: id });
    case 'pose':
      return shot.parse({
        ...rest,
        composition: 'figure',
        size: 'wide',
        people: [{ ...person, pose: id }],
      });
    case 'clothes':
      return shot.parse({
        ...rest,
        composition: 'figure',
        size: 'wide',
        people: [{ ...person, wears: [id] }],
      });
    default:
      return shot.parse({ ...rest, composition: 'object', size: 'close-up', props: [{ id }] });
  }
}
