// What the house itself says in a brief: its order and headings, and the formats, which are fixed.
import type { GenerateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import { cuts } from '#domain/script/cuts.ts';
import { labels } from '#domain/wizard/options.ts';
import { languageOf } from '../language/detect-language.ts';
import { setStage } from '../writer/set-stage.ts';
import type { listParts, textParts } from './prompts/brief-prompt.ts';
import { filmSeconds } from './prompts/trade.ts';

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
  const key = [language, request.userType, ...request.platform].join(' ');
  const brief = briefs.get(key) ?? writeHouseBrief(request);
  briefs.set(key, brief);
  return brief;
}

// Nothing else than these tells two of them apart, least of all what a visitor wrote.
const briefs = new Map<string, HouseBrief>();

function writeHouseBrief(request: GenerateCreativeBriefRequest): HouseBrief {
  const { pack, stage } = setStage(request);
  const { selectedConcept } = request;
  const treatment = pack.ownConcept(stage, selectedConcept);
  const sections = pack.briefSections(stage, treatment, selectedConcept.title);
  return {
    headings: sections.map(({ heading }) => heading),
    deliverables: sections[briefOrder.indexOf('deliverables')]?.bullets ?? inFigures(request),
  };
}

// Names and figures alone read in every language.
const inFigures = (request: GenerateCreativeBriefRequest) =>
  request.platform.map((platform, at) => {
    const { aspect, width, height, seconds } = cuts[platform];
    return `${labels.platform[platform]} ${aspect}, ${width} × ${height}, ${at === 0 ? filmSeconds(request) : seconds} s`;
  });
