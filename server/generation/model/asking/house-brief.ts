// What the house itself says in a brief: its order and headings, and the formats, which are fixed.
import type { GenerateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import { cutFor } from '#domain/script/cuts.ts';
import { labels } from '#domain/wizard/options.ts';
import { languageOf } from '../../language/detect-language.ts';
import { wordsOf } from '../../write/words/words.ts';
import { deliverables } from '../../write/write-brief.ts';
import type { listParts, textParts } from '../prompts/brief-prompt.ts';
import { filmSeconds } from '../prompts/trade.ts';

export type BriefPart = keyof typeof textParts | keyof typeof listParts;
/** In the order of the built-in brief; `deliverables` is the house's own. */
export const briefOrder = [
  'background',
  'objective',
  'audience',
  'message',
  'reasons',
  'response',
  'tone',
  'mandatories',
  'deliverables',
  'production',
  'measure',
] as const satisfies (BriefPart | 'deliverables')[];

export type HouseBrief = {
  /** Of every part, in the order of the brief; in a language the house does not write, undefined. */
  headings: readonly string[] | undefined;
  deliverables: readonly string[];
};

export function houseBrief(request: GenerateCreativeBriefRequest): HouseBrief {
  const language = languageOf(request);
  if (language === 'other') return { headings: undefined, deliverables: inFigures(request) };
  const words = wordsOf(language);
  const { platform: platforms } = request;
  return {
    headings: words.brief.headings,
    deliverables: deliverables({
      platforms,
      formats: request,
      userType: request.userType,
      seconds: filmSeconds(request),
      words,
    }),
  };
}

// Names and figures alone read in every language.
const inFigures = (request: GenerateCreativeBriefRequest) =>
  request.platform.map((platform, at) => {
    const { aspect, width, height, seconds } = cutFor(platform, request);
    return `${labels.platform[platform]} ${aspect}, ${width} × ${height}, ${at === 0 ? filmSeconds(request) : seconds} s`;
  });
