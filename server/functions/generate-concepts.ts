import { defaultConcepts } from '#domain/concepts/default-concepts.ts';
import {
  generateConceptsAnswer,
  generateConceptsRequest,
} from '#domain/functions/generate-concepts.ts';
import { defineFunction } from './define-function.ts';
import { generationLimit } from './generation-limit.ts';

export const generateConcepts = defineFunction({
  name: 'generate-concepts',
  summary: 'Three advertising concepts for a product.',
  request: generateConceptsRequest,
  answer: generateConceptsAnswer,
  limits: generationLimit,
  async run(input, { services }) {
    try {
      return { concepts: await services.engine.writeConcepts(input), source: 'built-in' };
    } catch (error) {
      services.log.error({ err: error }, 'concepts could not be written');
      const concepts = defaultConcepts(input.productName);
      return { fallbackConcepts: { concepts }, source: 'fallback' };
    }
  },
});
