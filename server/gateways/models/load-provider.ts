// Each provider's package is loaded with its first call: a start without models loads none.
import type { ImageModelV4, LanguageModelV4, SpeechModelV4 } from '@ai-sdk/provider';
import type { ModelPlace } from '../../settings/model-settings.ts';
import type { ModelProvider } from '../../settings/settings.ts';
import { fetchFrom } from './fetch-from.ts';

// Named, since the packages would otherwise look for settings of their own in the environment.
const homes = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  'openai-compatible': '',
} as const satisfies Record<ModelProvider, string>;

function optionsOf({ provider, apiKey = '', baseUrl }: ModelPlace) {
  const baseURL = baseUrl ?? homes[provider];
  return { apiKey, baseURL, fetch: fetchFrom(baseURL) };
}

/** What a server of one's own is asked for: to hold JSON to a schema, to say what was used. */
type OwnServer = { knowsSchemas: boolean; asksForUse: boolean };

export async function loadWriter(place: ModelPlace, own?: OwnServer): Promise<LanguageModelV4> {
  const options = optionsOf(place);
  const { model } = place;
  switch (place.provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(options).responses(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(options)(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(options)(model);
    case 'openai-compatible':
      return (await openCompatible(options, own)).chatModel(model);
  }
}

export async function loadDrawer(place: ModelPlace): Promise<ImageModelV4> {
  const options = optionsOf(place);
  switch (place.provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(options).image(place.model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(options).image(place.model);
    case 'openai-compatible':
      return (await openCompatible(options)).imageModel(place.model);
    case 'anthropic':
      throw new Error('Anthropic has no model that draws.');
  }
}

export async function loadSpeaker(place: ModelPlace): Promise<SpeechModelV4> {
  const options = optionsOf(place);
  switch (place.provider) {
    case 'openai':
    // Servers that speak like OpenAI's do so here as well, and their own package asks none for speech.
    case 'openai-compatible':
      return (await import('@ai-sdk/openai')).createOpenAI(options).speech(place.model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(options).speech(place.model);
    case 'anthropic':
      throw new Error('Anthropic has no model that speaks.');
  }
}

/** Options of a call to it stand under this name. */
export const ownServer = 'ownServer';

async function openCompatible(options: ReturnType<typeof optionsOf>, own?: OwnServer) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    ...options,
    name: ownServer,
    includeUsage: own?.asksForUse ?? false,
    supportsStructuredOutputs: own?.knowsSchemas ?? false,
  });
}
