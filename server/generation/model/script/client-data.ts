import { understoodWords } from '#domain/wizard/understood-words.ts';
import { cutText } from '../safe-text.ts';
import type { Film } from './film.ts';

const longestBrief = 8000;

/** What a model gets to see of the visitor, under the names the prompts use. */
export function clientData({ request, stage }: Film) {
  const { selectedConcept, creativeBrief = '' } = request;
  return {
    productName: request.productName,
    description: request.description,
    targetAudience: request.targetAudience,
    behavior: request.behavior,
    evaluation: request.evaluation,
    ...(request.understood ? { whatTheClientPutRight: understoodWords(request.understood) } : {}),
    ...(selectedConcept ? { concept: selectedConcept } : {}),
    ...(creativeBrief.trim() ? { brief: cutText(creativeBrief, longestBrief) } : {}),
    ...(stage.mode === 'voice' ? {} : { character: characterOf(request) }),
    ...(request.notes.trim() ? { clientNotes: request.notes } : {}),
  };
}

function characterOf(request: Film['request']) {
  const { characterName, gender, ageRange, hairColor, eyeColor, ethnicity, bodyType, wardrobe } =
    request;
  const known = {
    characterName,
    gender,
    ageRange,
    hairColor,
    eyeColor,
    ethnicity,
    bodyType,
    wardrobe,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value));
}
