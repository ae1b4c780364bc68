// Which models write and draw, and what they cost.
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

// As high as the dearest model asks (autumn 2026), so that a budget whose prices nobody named is kept rather than overspent.
const usualPrices = { input: 10, output: 50, picture: 0.1 };

/** The models of these settings. Prices are in dollars: a million tokens, a picture. */
export function modelsOf(set: Settings) {
  const provider = set.AI_PROVIDER === 'built-in' ? undefined : set.AI_PROVIDER;
  const drawer = set.AI_IMAGE_PROVIDER ?? provider;
  const isOwn = (name: ModelProvider | undefined) => name === 'openai-compatible';
  const text: ModelPlace | undefined =
    provider && set.AI_MODEL
      ? place(provider, set.AI_MODEL, set.AI_API_KEY, set.AI_BASE_URL)
      : undefined;
  // A picture model beside the same provider's text model is asked the same way.
  const isSame = drawer === provider;
  const pictures: ModelPlace | undefined =
    drawer && set.AI_IMAGE_MODEL
      ? place(
          drawer,
          set.AI_IMAGE_MODEL,
          set.AI_IMAGE_API_KEY ?? (isSame ? set.AI_API_KEY : undefined),
          set.AI_IMAGE_BASE_URL ?? (isSame ? set.AI_BASE_URL : undefined),
        )
      : undefined;
  return {
    text,
    pictures,
    /** How long models have for one piece of work; then the built-in engine has the rest of the 45 s. */
    patienceMs: set.AI_TIMEOUT * 1000,
    /** Dollars a day (UTC). */
    dailyBudget: set.AI_DAILY_BUDGET,
    prices: {
      input: set.AI_PRICE_INPUT ?? (isOwn(provider) ? 0 : usualPrices.input),
      output: set.AI_PRICE_OUTPUT ?? (isOwn(provider) ? 0 : usualPrices.output),
      picture: set.AI_PRICE_IMAGE ?? (isOwn(drawer) ? 0 : usualPrices.picture),
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

/** Whether anything is asked of a model here. */
export const usesModels = (set: Settings): boolean => {
  const { text, pictures } = modelsOf(set);
  return Boolean(text || pictures);
};

/** What is missing or pointless among the settings of models. */
export const checkModels = (set: Settings): string[] => [...checkWriter(set), ...checkDrawer(set)];

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

function checkDrawer(set: Settings): string[] {
  const { AI_PROVIDER: provider = 'built-in', AI_IMAGE_PROVIDER: drawer } = set;
  const draws = drawer ?? provider;
  if (!set.AI_IMAGE_MODEL) {
    const names = (['AI_IMAGE_PROVIDER', 'AI_IMAGE_API_KEY', 'AI_IMAGE_BASE_URL'] as const).filter(
      (name) => set[name],
    );
    return names.map(
      (name) => `${name} is set but not used. Set AI_IMAGE_MODEL to use it, or remove it.`,
    );
  }
  const isSame = draws === provider;
  return found([
    (draws === 'built-in' || draws === 'anthropic') &&
      'AI_IMAGE_MODEL needs AI_IMAGE_PROVIDER=openai, google or openai-compatible: who draws.',
    (drawer === 'openai' || drawer === 'google') &&
      !(set.AI_IMAGE_API_KEY ?? (isSame ? set.AI_API_KEY : undefined)) &&
      `AI_IMAGE_API_KEY is missing. AI_IMAGE_PROVIDER=${drawer} needs the key of your account there.`,
    drawer === 'openai-compatible' &&
      !isSame &&
      !set.AI_IMAGE_BASE_URL &&
      'AI_IMAGE_BASE_URL is missing. AI_IMAGE_PROVIDER=openai-compatible needs the server.',
  ]);
}
