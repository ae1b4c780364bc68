// Asks each model once after the start, so that whoever set a wrong key reads it there.
import { CallFailure, type FailureKind } from '../gateways/models/call-failure.ts';
import { ModelError } from '../gateways/models/port.ts';
import type { Services } from '../services.ts';
import type { ModelPlace } from '../settings/model-settings.ts';

type CheckedServices = Pick<Services, 'config' | 'log' | 'models'>;

const patienceMs = 30_000;

/**
 * Says in the log of each model that it answers, or what to do. It stops nobody: where a model fails,
 * the built-in engine works, and browsers speak. Never rejects; `signal` ends it.
 */
export async function checkModels({ config, log, models }: CheckedServices, signal: AbortSignal) {
  const { text, pictures, speech } = models;
  const within = () => ({ signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) });
  const check = async (kind: Kind, ask: () => Promise<unknown>) => {
    const place = config.models[kind];
    if (!place) return;
    const start = performance.now();
    const about = { provider: place.provider, model: place.model };
    try {
      await ask();
      const milliseconds = Math.round(performance.now() - start);
      log.info({ ...about, milliseconds }, `the ${words[kind].model} answers`);
    } catch (error) {
      if (signal.aborted) return;
      log.warn(about, `${adviceOn(error, place, kind)} ${words[kind].meanwhile}`);
    }
  };
  await Promise.all([
    text && check('text', () => text.write(greeting, within())),
    pictures && check('pictures', () => pictures.draw(trifle, within())),
    speech && check('speech', () => speech.speak(word, within())),
  ]);
}

const greeting = {
  instructions: 'Answer with the single word "ready".',
  messages: [{ role: 'user' as const, content: 'Are you ready?' }],
  maxOutputTokens: 16,
};
const trifle = { prompt: 'A single pencil dot on white paper.', aspect: '1:1' as const };

const word = { text: 'Ready.', voice: 'female' as const };

type Kind = 'text' | 'pictures' | 'speech';
const builtIn = 'Until then the built-in engine takes over.';
const words = {
  text: {
    model: 'text model',
    key: 'AI_API_KEY',
    name: 'AI_MODEL',
    url: 'AI_BASE_URL',
    meanwhile: builtIn,
  },
  pictures: {
    model: 'picture model',
    key: 'AI_IMAGE_API_KEY (or AI_API_KEY, where it serves both)',
    name: 'AI_IMAGE_MODEL',
    url: 'AI_IMAGE_BASE_URL (or AI_BASE_URL, where it serves both)',
    meanwhile: builtIn,
  },
  speech: {
    model: 'speech model',
    key: 'AI_SPEECH_API_KEY (or AI_API_KEY, where it serves both)',
    name: 'AI_SPEECH_MODEL',
    url: 'AI_SPEECH_BASE_URL (or AI_BASE_URL, where it serves both)',
    meanwhile: 'Until then browsers speak the films.',
  },
} as const;

function adviceOn(error: unknown, { provider, model, baseUrl }: ModelPlace, kind: Kind): string {
  const { model: what, key, name, url } = words[kind];
  const who = provider === 'openai-compatible' ? 'that server' : provider;
  const advice: Partial<Record<FailureKind, string>> = {
    'key-refused': `The key of the ${what} was refused: set ${key} to a valid one of ${who}.`,
    'model-unknown': `No model "${model}" is known to ${who} for this key: set ${name} to one that it has (docs/providers.md).`,
    'no-credit': `The account at ${who} has no credit: add some there.`,
    unreachable: baseUrl
      ? `Nothing answers for the ${what}: check ${url} and that the server runs.`
      : `${provider} cannot be reached for the ${what}: check this machine's way to the internet.`,
    timeout: `The ${what} did not answer in time: it may still be loading, or be too slow.`,
    busy: `${provider} turns calls to the ${what} away for now: check the limits of the account.`,
    refused: `${provider} refused the request to the ${what}: check that ${name} can do this.`,
  };
  if (error instanceof ModelError && error.setback === 'spent') {
    return `The ${what} was not asked: AI_DAILY_BUDGET is spent for today.`;
  }
  const failure = error instanceof ModelError ? error.cause : undefined;
  const known = failure instanceof CallFailure ? advice[failure.kind] : undefined;
  return known ?? `The ${what} does not work: ${(error as Error).message}.`;
}
