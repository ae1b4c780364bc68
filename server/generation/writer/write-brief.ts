import type { GenerateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import { findTreatment } from './find-treatment.ts';
import { setStage } from './set-stage.ts';

/** A creative brief as plain text: one paragraph per section, `Heading: text`, dash bullets. */
export function writeBrief(request: GenerateCreativeBriefRequest): string {
  const set = setStage(request);
  const treatment = findTreatment(set, request.selectedConcept);
  return set.pack
    .briefSections(set.stage, treatment, request.selectedConcept.title)
    .map(({ heading, text, bullets = [] }) =>
      [`${heading}:${text ? ` ${text}` : ''}`, ...bullets.map((bullet) => `- ${bullet}`)].join(
        '\n',
      ),
    )
    .join('\n\n');
}
