import { defineFunction } from '../serving/define-function.ts';
import { keepFrame } from '../serving/keep-frame.ts';

/** Asked at every choice, like the drawing of a directed frame, and counted with it. */
export const drawCast = defineFunction({
  name: 'draw-cast',
  summary: 'The cast in three views each, and the frames of a board they are seen in.',
  limits: ({ network }) => [
    { name: 'directions', subject: network, count: 600, windowSeconds: 3600, isBrief: true },
  ],
  async run(input, { services, generation }) {
    const people = await services.engine.drawCast(input, generation);
    return {
      people: await Promise.all(
        people.map(async ({ picture, wears, ...person }) => ({
          ...person,
          wears: [...wears],
          picture: await keepFrame(services, picture),
        })),
      ),
    };
  },
});
