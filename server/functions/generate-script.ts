import { generateScriptAnswer, generateScriptRequest } from '#domain/functions/generate-script.ts';
import { generate } from '../generation/generate.ts';
import { defineFunction } from './define-function.ts';
import { generationLimit } from './generation-limit.ts';

export const generateScript = defineFunction({
  name: 'generate-script',
  summary: 'A timed AV script, or an existing one changed as the notes ask.',
  request: generateScriptRequest,
  answer: generateScriptAnswer,
  limits: generationLimit,
  generates: 'script',
  async run(input, { services, desk }) {
    const { work, ...making } = await generate(services, 'writeScript', desk, (engine, timed) =>
      engine.writeScript(input, timed),
    );
    return { script: work, ...making };
  },
});
