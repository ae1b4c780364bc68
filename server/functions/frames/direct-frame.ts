import { readDrawings } from '../../pictures/read-drawings.ts';
import { defineFunction } from '../serving/define-function.ts';
import { keepFrame } from '../serving/keep-frame.ts';

/** Asked at every choice and done in a moment, by the product's own illustrator: it has a limit of its own. */
export const directFrame = defineFunction({
  name: 'direct-frame',
  summary: 'One frame of a storyboard, drawn anew as it is chosen; the others stay as they are.',
  limits: ({ network }) => [
    { name: 'directions', subject: network, count: 600, windowSeconds: 3600, isBrief: true },
  ],
  async run(input, { services, generation, viewer, guest }) {
    const drawings = await readDrawings(services, { viewer, guest }, input.pictures, false);
    const { frame, ...rest } = await services.engine.drawDirected(
      { ...input, ...drawings },
      generation,
    );
    return { storyboardFrame: await keepFrame(services, frame), ...rest };
  },
});
