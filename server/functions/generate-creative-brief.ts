import { generate } from '../generation/generate.ts';
import { generationLimit } from './generation-limit.ts';
import { defineFunction } from './serving/define-function.ts';

export const generateCreativeBrief = defineFunction({
  name: 'generate-creative-brief',
  summary: 'The creative brief of a chosen concept.',
  limits: generationLimit,
  generates: 'brief',
  async run(input, { services, generation }) {
    const { work, ...making } = await generate(
      services,
      'writeBrief',
      generation,
      (engine, timed) => engine.writeBrief(input, timed),
    );
    return { creativeBrief: work, ...making };
  },
});
