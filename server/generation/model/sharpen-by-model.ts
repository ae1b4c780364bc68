import { z } from 'zod';
import {
  type SharpenDetailsRequest,
  suggestion as suggestionSchema,
} from '#domain/functions/sharpen-details.ts';
import {
  blanksIn,
  type SharpenedField,
  type Suggestion,
} from '#domain/wizard/understood/sharpen.ts';
import type { GenerationContext } from '../../engine/generation-context.ts';
import type { TextModel } from '../../gateways/models/port.ts';
import { askFor } from './asking/ask-for.ts';
import { clientWords, oneLine } from './asking/client-words.ts';
import { groundOf, inventedIn } from './checking/invented.ts';
import { sharedWith } from './checking/relation.ts';
import { cutText } from './checking/safe-text.ts';
import { sharpenPrompt } from './prompts/sharpen-prompt.ts';

const fields = ['description', 'targetAudience', 'behavior', 'evaluation'] as const;
const wire = z.object({
  suggestions: z
    .array(
      z.object({
        field: z.enum(fields),
        text: z.string().describe('The field as it would read.'),
        why: z.string().describe('One short sentence in English.'),
      }),
    )
    .describe('None to four, at most one for each field.'),
});
type WireSuggestion = z.infer<typeof wire>['suggestions'][number];

const heads: Record<SharpenedField, Pick<Suggestion, 'id' | 'title' | 'why'>> = {
  description: {
    id: 'tighten',
    title: 'A tighter description',
    why: 'The same facts in fewer words.',
  },
  targetAudience: {
    id: 'audience',
    title: 'Who it is for, more clearly',
    why: 'The ad is written for these people.',
  },
  behavior: {
    id: 'one-thing',
    title: 'One thing to do',
    why: 'An ad is remembered for one request.',
  },
  evaluation: {
    id: 'measure',
    title: 'Success you can count',
    why: 'Fill in the blanks in brackets.',
  },
};

// How much of a suggestion must be the visitor's own words; a measure is mostly form.
const leastShared: Record<SharpenedField, number> = {
  description: 0.6,
  targetAudience: 0.5,
  behavior: 0.5,
  evaluation: 0,
};

/** How many of the telling words a tighter description keeps. */
const leastKept = 0.4;

/**
 * Clearer words for the details by a model; only those that change something and say nothing the
 * visitor did not. Throws a ModelError.
 */
export async function sharpenByModel(
  text: TextModel,
  request: SharpenDetailsRequest,
  context: GenerationContext,
): Promise<Suggestion[]> {
  const { suggestions } = await askFor(
    text,
    {
      instructions: sharpenPrompt(request),
      data: clientWords(request),
      schema: wire,
      maxOutputTokens: 1500,
    },
    context,
  );
  return fields.flatMap((field) => {
    const offered = suggestions.find((each) => each.field === field);
    if (suggestions.some(({ field: other, text }) => other !== field && text === offered?.text))
      return [];
    return (offered && toSuggestion(offered, request)) ?? [];
  });
}

function toSuggestion(
  { field, text, why }: WireSuggestion,
  request: SharpenDetailsRequest,
): Suggestion | undefined {
  const before = request[field].trim();
  const after = cutText(
    field === 'description' ? text.trim() : oneLine(text),
    field === 'description' ? 2000 : 500,
  );
  if (after === '' || isSame(before, after) || !isGrounded(field, after, request)) return undefined;
  if (field === 'description' && !isTighter(before, after)) return undefined;
  if (before !== '' && blanksIn(after).length > 0 && field !== 'evaluation') return undefined;
  const head = heads[field];
  const said = cutText(oneLine(why), 400);
  const isSaid = said.length > 8 && inventedIn(said, groundOf(request)).length === 0;
  const offer = { ...head, why: isSaid ? said : head.why, changes: { [field]: after } };
  return suggestionSchema.safeParse(offer).success ? offer : undefined;
}

const isSame = (before: string, after: string) =>
  before.replace(/\s+/g, ' ') === after.replace(/\s+/g, ' ');

// Shorter, with the figures and most of the telling words still there.
function isTighter(before: string, after: string): boolean {
  const figures = before.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return (
    after.length <= before.length &&
    figures.every((figure) => after.includes(figure)) &&
    sharedWith(after, before) >= leastKept
  );
}

function isGrounded(field: SharpenedField, after: string, request: SharpenDetailsRequest): boolean {
  const ground = groundOf(request);
  const said = after.replace(/\[[^[\]]*\]/g, ' ');
  if (inventedIn(said, ground).length > 0) return false;
  if (sharedWith(ground.words, said) < leastShared[field]) return false;
  // German writes every noun with a capital.
  return ground.language === 'de' || newNames(said, ground.words).length === 0;
}

/** Words with a capital inside a sentence that the visitor did not write. */
function newNames(text: string, own: string): string[] {
  const known = own.toLowerCase();
  const inside = text.matchAll(/(?<=[\p{L}\p{N},;]["”’)]?\s)\p{Lu}[\p{L}’'-]+/gu);
  return [...inside].map(([name]) => name).filter((name) => !known.includes(name.toLowerCase()));
}
