import {
  generateCreativeBriefAnswer,
  generateCreativeBriefRequest,
} from '#domain/functions/generate-creative-brief.ts';
import { defineFunction } from './define-function.ts';
import { generationLimit } from './generation-limit.ts';

export const generateCreativeBrief = defineFunction({
  name: 'generate-creative-brief',
  summary: 'The creative brief of a chosen concept.',
  request: generateCreativeBriefRequest,
  answer: generateCreativeBriefAnswer,
  limits: generationLimit,
  run: async (input, { services }) => ({
    creativeBrief: await services.engine.writeBrief(input),
    source: 'built-in',
  }),
});
