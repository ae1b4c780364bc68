import { z } from 'zod';
import type { GenerateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import type { GenerationContext } from '../../engine/generation-context.ts';
import { ModelError, type TextModel } from '../../gateways/models/port.ts';
import { askFor } from './asking/ask-for.ts';
import { castData, clientWords } from './asking/client-words.ts';
import { openLineProgress } from './asking/line-progress.ts';
import { type BriefParts, layBrief } from './lay-brief.ts';
import { briefPrompt, briefRules } from './prompts/brief-prompt.ts';

const list = z.array(z.string());
const wire = z.object({
  headings: list.describe('Empty, or the names of the sections in the language of the brief.'),
  background: z.string(),
  objective: z.string(),
  audience: z.string(),
  message: z.string().describe('One sentence.'),
  reasons: list.describe('Two to five facts.'),
  response: list.describe('Three: think, feel, do.'),
  tone: z.string(),
  mandatories: list.describe('Three to six.'),
  production: z.string(),
  measure: z.string(),
});

/** A creative brief by a model in the form of the built-in one, told line by line. Throws a ModelError. */
export async function writeModelBrief(
  text: TextModel,
  request: GenerateCreativeBriefRequest,
  context: GenerationContext,
): Promise<string> {
  const brief = layBrief(request);
  const progress = openLineProgress(context);
  const parts: BriefParts = await askFor(
    text,
    {
      always: { rules: briefRules(), shown: '' },
      instructions: briefPrompt(request),
      data: {
        ...clientWords(request),
        ...castData(request.character),
        selectedConcept: request.selectedConcept,
        ...(request.standing?.trim() ? { standing: request.standing } : {}),
      },
      schema: wire,
      maxOutputTokens: 3500,
      objection: brief.objection,
    },
    { ...context, onProgress: progress.onProgress },
    (partial) => progress.lines(brief.linesSoFar(partial)),
  );
  const lines = brief.lines(parts);
  if (!lines) throw new ModelError('unusable', 'too little of the brief could be used');
  progress.lines(lines);
  return lines.join('\n');
}
