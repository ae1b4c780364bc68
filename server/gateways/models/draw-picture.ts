// One call to a model that draws, in our words. Policy is around it.
import type { JSONValue } from '@ai-sdk/provider';
import type { ModelPlace } from '../../settings/model-settings.ts';
import { CallFailure, leftBy } from './call-failure.ts';
import { loadDrawer, ownServer } from './load-provider.ts';
import type { PictureAsk, Reference } from './port.ts';
import { readFailure } from './read-failure.ts';

/** Throws a CallFailure. */
export type Drawer = (ask: PictureAsk, signal: AbortSignal) => Promise<Uint8Array>;

// OpenAI's sizes, which servers that speak like it take too.
const sizes = {
  '1:1': '1024x1024',
  '16:9': '1536x1024',
  '9:16': '1024x1536',
  '4:5': '1024x1536',
} as const;

export async function openDrawer(place: ModelPlace, now: () => Date): Promise<Drawer> {
  const { provider } = place;
  // Imagen is switched off since August 2026, and the library asks no other.
  if (provider === 'google' && !place.model.startsWith('gemini-')) {
    throw new CallFailure('model-unknown', 'of Google’s models those of Gemini draw');
  }
  const model = await loadDrawer(place);
  const options = optionsFor(place);
  const looks = canLook(place);
  return async ({ prompt, aspect, references = [] }, signal) => {
    try {
      const { images } = await model.doGenerate({
        prompt,
        n: 1,
        size: provider === 'google' ? undefined : sizes[aspect],
        aspectRatio: provider === 'google' ? aspect : undefined,
        seed: undefined,
        files: looks && references.length > 0 ? references.map(fileOf) : undefined,
        mask: undefined,
        abortSignal: signal,
        providerOptions: options,
      });
      const [image = ''] = images;
      const bytes = typeof image === 'string' ? Buffer.from(image, 'base64') : image;
      if (bytes.length === 0) throw new CallFailure('unusable', `${provider} drew nothing`);
      return bytes;
    } catch (error) {
      if (signal.aborted) throw leftBy(signal);
      throw readFailure(error, { name: provider, began: false, now });
    }
  };
}

// GPT Image edits and Gemini converses; of servers that speak like OpenAI's nobody knows.
const canLook = ({ provider, model }: ModelPlace): boolean =>
  provider === 'google' || (provider === 'openai' && model.startsWith('gpt-image'));

const fileOf = ({ bytes, type }: Reference) => ({
  type: 'file' as const,
  mediaType: type,
  data: bytes,
});

// GPT Image takes far longer for more than a frame of a board needs; the others know no such words.
function optionsFor({ provider, model }: ModelPlace): Record<string, Record<string, JSONValue>> {
  if (provider === 'openai' && model.startsWith('gpt-image')) {
    return { openai: { quality: 'medium', outputFormat: 'jpeg' } };
  }
  return provider === 'openai-compatible' ? { [ownServer]: { response_format: 'b64_json' } } : {};
}
