import { generateScriptAnswer, generateScriptRequest } from '#domain/functions/generate-script.ts';
import { defineFunction } from './define-function.ts';
import { generationLimit } from './generation-limit.ts';

export const generateScript = defineFunction({
  name: 'generate-script',
  summary: 'A timed AV script, or an existing one changed as the notes ask.',
  request: generateScriptRequest,
  answer: generateScriptAnswer,
  limits: generationLimit,
  run: async (input, { services, now }) => ({
    script: await services.engine.writeScript(input, { date: now }),
    source: 'built-in',
  }),
});
