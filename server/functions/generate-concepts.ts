import { defaultConcepts } from '#domain/concepts/default-concepts.ts';
import { generate } from '../generation/generate.ts';
import { generationLimit } from './generation-limit.ts';
import { defineFunction } from './serving/define-function.ts';

export const generateConcepts = defineFunction({
  name: 'generate-concepts',
  summary: 'Three advertising concepts for a product.',
  limits: generationLimit,
  generates: 'concepts',
  async run(input, { services, generation }) {
    try {
      const made = await generate(services, 'writeConcepts', generation, (engine, timed) =>
        engine.writeConcepts(input, timed),
      );
      const concepts = made.work.map((one, at) => input.locked?.[at] ?? one);
      return { concepts, source: made.source, setback: made.setback };
    } catch (error) {
      generation.signal.throwIfAborted();
      services.log.error({ err: error }, 'concepts could not be written');
      const concepts = defaultConcepts(input.productName);
      return { fallbackConcepts: { concepts }, source: 'fallback' };
    }
  },
});
