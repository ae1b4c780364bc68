import type { Concept } from '#domain/concepts/concept.ts';
import { concept } from '#domain/concepts/concept.ts';
import type { GenerateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import { putIntoWords } from './choose-ideas.ts';
import { rankIdeas } from './ideas/rank-ideas.ts';
import { setStage } from './stage.ts';

/** Three concepts that differ in what leads, in their rule and in their end; `variation` 1 and up gives the next three. */
export function writeConcepts(request: Omit<GenerateConceptsRequest, 'earlierTitles'>): Concept[] {
  const stage = setStage(request, { open: true });
  const ideas = putIntoWords(stage, rankIdeas(stage));
  const from = (request.variation * 3) % ideas.length;
  return [...ideas.slice(from), ...ideas]
    .slice(0, 3)
    .map(({ title, subtitle, features, tone }) =>
      concept.parse({ title, subtitle, features, tone }),
    );
}
