import type { GenerateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import type { Desk } from '../../functions/desk.ts';
import { ModelError, type TextModel } from '../../gateways/models/port.ts';

export async function writeModelBrief(
  _text: TextModel,
  _request: GenerateCreativeBriefRequest,
  _desk: Desk,
): Promise<string> {
  throw new ModelError('unusable', 'not written yet');
}
