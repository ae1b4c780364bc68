// Each frame as an SVG in layers. One that the brush did not draw is one picture, and says so.
import type { PackageFrame } from '../../documents/creative-package.ts';
import { layeredSvg, pictureSvg } from '../../drawing/layered-svg.ts';
import { composeFrame } from '../../generation/illustrator/compose/compose-frame.ts';
import { type BoardRequest, planBoard } from '../../generation/illustrator/plan-board.ts';
import { shapesCredit } from '../../generation/illustrator/shapes-credit.ts';
import type { Entry } from '../material.ts';
import { isSamePicture } from './same-picture.ts';

const layered = `Drawn by hand in groups, in the order of drawing: ground, place, people, props, product, lettering, and the marks of the camera. A group with a number goes on where another lay between. The lettering is outlines; the group lettering-text, not displayed, has it as text in Sometype Mono (SIL Open Font License). The grain of the paper is left out. ${shapesCredit}.`;
const onePicture =
  'This frame is one picture without layers: it came from a picture model, or was drawn from another plan than the one that is kept.';

/** The frames of a board; one without a picture has no file. `request` is what would draw it. */
export async function writeLayers(
  frames: readonly PackageFrame[],
  request: BoardRequest | null,
): Promise<Entry[]> {
  const planned = request ? planBoard(request).frames : [];
  const written = await Promise.all(
    frames.map(async ({ picture, alt }, at): Promise<Entry[]> => {
      if (!picture) return [];
      const told = { title: alt, pixels: picture };
      const plan = planned[at]?.plan;
      const drawn = plan && layeredSvg(composeFrame(plan), { ...told, says: layered });
      const svg =
        drawn && (await isSamePicture(drawn, picture))
          ? drawn
          : pictureSvg(picture.jpeg, { ...told, says: onePicture });
      return [{ name: `frame-${at + 1}.svg`, bytes: Buffer.from(svg, 'utf8') }];
    }),
  );
  return written.flat();
}
