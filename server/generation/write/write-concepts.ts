import type { Concept } from '#domain/concepts/concept.ts';
import { concept } from '#domain/concepts/concept.ts';
import type { GenerateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import { putIntoWords, rankIdeas } from './choose-ideas.ts';
import { setStage } from './stage.ts';

/** Three concepts that differ in what leads, in their rule and in their end. */
export function writeConcepts(request: GenerateConceptsRequest): Concept[] {
  const stage = setStage(request);
  return putIntoWords(stage, rankIdeas(stage))
    .slice(0, 3)
    .map(({ title, subtitle, features, tone }) =>
      concept.parse({ title, subtitle, features, tone }),
    );
}
