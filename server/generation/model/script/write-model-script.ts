import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import type { Desk } from '../../../functions/desk.ts';
import { ModelError, type TextModel } from '../../../gateways/models/port.ts';

export async function writeModelScript(
  _text: TextModel,
  _request: GenerateScriptRequest,
  _desk: Desk,
): Promise<string> {
  throw new ModelError('unusable', 'not written yet');
}
