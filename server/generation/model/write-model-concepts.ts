import type { Concept } from '#domain/concepts/concept.ts';
import type { GenerateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import type { Desk } from '../../functions/desk.ts';
import { ModelError, type TextModel } from '../../gateways/models/port.ts';

export async function writeModelConcepts(
  _text: TextModel,
  _request: GenerateConceptsRequest,
  _desk: Desk,
): Promise<Concept[]> {
  throw new ModelError('unusable', 'not written yet');
}
