import { suggestion } from '#domain/functions/sharpen-details.ts';
import { generate } from '../generation/generate.ts';
import { generationLimit } from './generation-limit.ts';
import { defineFunction } from './serving/define-function.ts';

export const sharpenDetails = defineFunction({
  name: 'sharpen-details',
  summary: 'Clearer words for the description, audience, behavior and evaluation of an ad.',
  limits: generationLimit,
  generates: 'sharpen',
  async run(input, { services, generation }) {
    const { work, ...making } = await generate(
      services,
      'sharpenDetails',
      generation,
      (engine, timed) => engine.sharpenDetails(input, timed),
    );
    // One that does not fit its field would have to leave out what was typed.
    const fitting = work.filter((one) => suggestion.safeParse(one).success);
    return { suggestions: fitting, ...making };
  },
});
