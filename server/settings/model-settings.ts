// Which models write, draw and speak, and what they cost.
import type { ModelProvider, Settings } from './settings.ts';

/** Where a model is and how it is asked. */
export type ModelPlace = {
  provider: ModelProvider;
  model: string;
  /** Absent for servers of one's own that ask for none. */
  apiKey?: string | undefined;
  /** Without a trailing slash; absent: the provider's own. */
  baseUrl?: string | undefined;
};

/** Who speaks a film, by who is seen in it; a woman where nothing is said of it. */
export type Voices = { female: string; male: string };
export type SpeechPlace = ModelPlace & { voices: Voices };

// As high as the dearest model asks (autumn 2026), so that a budget whose prices nobody named is kept rather than overspent.
const usualPrices = { input: 10, output: 50, picture: 0.1, speech: 30 };

const usualVoices: Record<ModelProvider, Voices> = {
  openai: { female: 'coral', male: 'onyx' },
  google: { female: 'Kore', male: 'Charon' },
  anthropic: { female: '', male: '' },
  // Names of OpenAI's that servers which speak like it know as well.
  'openai-compatible': { female: 'nova', male: 'onyx' },
};

/** The models of these settings. Prices are in dollars: a million tokens, a picture, a million letters spoken. */
export function modelsOf(set: Settings) {
  const provider = set.AI_PROVIDER === 'built-in' ? undefined : set.AI_PROVIDER;
  const isOwn = (name: ModelProvider | undefined) => name === 'openai-compatible';
  const text: ModelPlace | undefined =
    provider && set.AI_MODEL
      ? place(provider, set.AI_MODEL, set.AI_API_KEY, set.AI_BASE_URL)
      : undefined;
  const [pictures, spoken] = (['IMAGE', 'SPEECH'] as const).map((kind) => besideOf(set, kind));
  const [female, male] = set.AI_SPEECH_VOICES ?? [];
  const speech: SpeechPlace | undefined = spoken && {
    ...spoken,
    voices: female && male ? { female, male } : usualVoices[spoken.provider],
  };
  return {
    text,
    pictures,
    speech,
    /** How long models have for one piece of work; then the built-in engine has the rest of the 45 s. */
    patienceMs: set.AI_TIMEOUT * 1000,
    /** Dollars a day (UTC). */
    dailyBudget: set.AI_DAILY_BUDGET,
    prices: {
      input: set.AI_PRICE_INPUT ?? (isOwn(provider) ? 0 : usualPrices.input),
      output: set.AI_PRICE_OUTPUT ?? (isOwn(provider) ? 0 : usualPrices.output),
      picture:
        set.AI_PRICE_IMAGE ?? (isOwn(set.AI_IMAGE_PROVIDER ?? provider) ? 0 : usualPrices.picture),
      speech:
        set.AI_PRICE_SPEECH ?? (isOwn(set.AI_SPEECH_PROVIDER ?? provider) ? 0 : usualPrices.speech),
    },
  };
}
export type Models = ReturnType<typeof modelsOf>;

const place = (
  provider: ModelProvider,
  model: string,
  apiKey: string | undefined,
  url: string | undefined,
): ModelPlace => ({ provider, model, apiKey, baseUrl: url?.replace(/\/+$/, '') });

// A model beside the same provider's text model is asked the same way.
function besideOf(set: Settings, kind: 'IMAGE' | 'SPEECH'): ModelPlace | undefined {
  const writer = set.AI_PROVIDER === 'built-in' ? undefined : set.AI_PROVIDER;
  const provider = set[`AI_${kind}_PROVIDER`] ?? writer;
  const model = set[`AI_${kind}_MODEL`];
  const isSame = provider === writer;
  if (!provider || !model) return undefined;
  return place(
    provider,
    model,
    set[`AI_${kind}_API_KEY`] ?? (isSame ? set.AI_API_KEY : undefined),
    set[`AI_${kind}_BASE_URL`] ?? (isSame ? set.AI_BASE_URL : undefined),
  );
}

/** Whether anything is asked of a model that writes or draws here. */
export const usesModels = (set: Settings): boolean => {
  const { text, pictures } = modelsOf(set);
  return Boolean(text || pictures);
};

/** What is missing or pointless among the settings of models. */
export const checkModels = (set: Settings): string[] => [
  ...checkWriter(set),
  ...checkBeside(set, 'IMAGE', 'draws'),
  ...checkBeside(set, 'SPEECH', 'speaks'),
  ...(set.AI_SPEECH_VOICES && !set.AI_SPEECH_MODEL
    ? ['AI_SPEECH_VOICES is set but not used. Set AI_SPEECH_MODEL to use it, or remove it.']
    : []),
];

type Problems = (string | false | undefined)[];
const found = (problems: Problems): string[] => problems.filter((one) => typeof one === 'string');

function checkWriter(set: Settings): string[] {
  const { AI_PROVIDER: provider = 'built-in' } = set;
  if (provider === 'built-in') {
    const names = (['AI_API_KEY', 'AI_MODEL', 'AI_BASE_URL'] as const).filter((name) => set[name]);
    return names.map(
      (name) =>
        `${name} is set but not used. Set AI_PROVIDER to openai, anthropic, google or openai-compatible to use it, or remove it.`,
    );
  }
  const isOwn = provider === 'openai-compatible';
  return found([
    !set.AI_MODEL && `AI_MODEL is missing. AI_PROVIDER=${provider} needs the model's name.`,
    !isOwn &&
      !set.AI_API_KEY &&
      `AI_API_KEY is missing. AI_PROVIDER=${provider} needs the key of your account there.`,
    isOwn &&
      !set.AI_BASE_URL &&
      'AI_BASE_URL is missing. AI_PROVIDER=openai-compatible needs the server, as in http://localhost:11434/v1.',
  ]);
}

function checkBeside(set: Settings, kind: 'IMAGE' | 'SPEECH', does: string): string[] {
  const { AI_PROVIDER: writer = 'built-in' } = set;
  const named = set[`AI_${kind}_PROVIDER`];
  const works = named ?? writer;
  if (!set[`AI_${kind}_MODEL`]) {
    const names = (
      [`AI_${kind}_PROVIDER`, `AI_${kind}_API_KEY`, `AI_${kind}_BASE_URL`] as const
    ).filter((name) => set[name]);
    return names.map(
      (name) => `${name} is set but not used. Set AI_${kind}_MODEL to use it, or remove it.`,
    );
  }
  const isSame = works === writer;
  return found([
    (works === 'built-in' || works === 'anthropic') &&
      `AI_${kind}_MODEL needs AI_${kind}_PROVIDER=openai, google or openai-compatible: who ${does}.`,
    (named === 'openai' || named === 'google') &&
      !(set[`AI_${kind}_API_KEY`] ?? (isSame ? set.AI_API_KEY : undefined)) &&
      `AI_${kind}_API_KEY is missing. AI_${kind}_PROVIDER=${named} needs the key of your account there.`,
    named === 'openai-compatible' &&
      !isSame &&
      !set[`AI_${kind}_BASE_URL`] &&
      `AI_${kind}_BASE_URL is missing. AI_${kind}_PROVIDER=openai-compatible needs the server.`,
  ]);
}
