import { castData, clientWords } from '../asking/client-words.ts';
import { digestBrief } from './digest-brief.ts';
import type { Film } from './film.ts';

/** What a model gets to see of the visitor, under the names the prompts use; each thing once. */
export function clientData({ request, stage }: Film) {
  const { selectedConcept, creativeBrief = '' } = request;
  const own = clientWords(request);
  const brief = digestBrief(creativeBrief, stage.language, [own, selectedConcept]);
  return {
    ...own,
    ...(selectedConcept ? { concept: selectedConcept } : {}),
    ...(brief.length > 0 ? { brief } : {}),
    ...castData({ ...request, voiceOverOnly: stage.mode === 'voice' }),
    ...(request.productForm.trim() ? { drawnAs: request.productForm } : {}),
  };
}
