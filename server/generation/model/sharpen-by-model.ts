import type { SharpenDetailsRequest } from '#domain/functions/sharpen-details.ts';
import type { Suggestion } from '#domain/wizard/sharpen.ts';
import type { Desk } from '../../functions/desk.ts';
import { ModelError, type TextModel } from '../../gateways/models/port.ts';

export async function sharpenByModel(
  _text: TextModel,
  _request: SharpenDetailsRequest,
  _desk: Desk,
): Promise<Suggestion[]> {
  throw new ModelError('unusable', 'not written yet');
}
