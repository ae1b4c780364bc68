import { generate } from '../generation/generate.ts';
import { defineFunction } from './define-function.ts';
import { generationLimit } from './generation-limit.ts';

export const generateCreativeBrief = defineFunction({
  name: 'generate-creative-brief',
  summary: 'The creative brief of a chosen concept.',
  limits: generationLimit,
  generates: 'brief',
  async run(input, { services, desk }) {
    const { work, ...making } = await generate(services, 'writeBrief', desk, (engine, timed) =>
      engine.writeBrief(input, timed),
    );
    return { creativeBrief: work, ...making };
  },
});
