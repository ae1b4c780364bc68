import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const folder = '/nowhere';
const read = (settings: Record<string, string>) => readConfig(settings, folder).models;
const openai = { AI_PROVIDER: 'openai', AI_API_KEY: 'sk-a', AI_MODEL: 'large-2' };
const own = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: 'http://10.0.0.5:11434/v1/',
  AI_MODEL: 'qwen3:8b',
};

const refusals: [said: string, settings: Record<string, string>][] = [
  ['AI_API_KEY is missing. AI_PROVIDER=openai', { AI_PROVIDER: 'openai', AI_MODEL: 'm' }],
  ['AI_MODEL is missing. AI_PROVIDER=google', { AI_PROVIDER: 'google', AI_API_KEY: 'k' }],
  ['AI_BASE_URL is missing', { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }],
  ['AI_API_KEY is set but not used', { AI_API_KEY: 'k' }],
  ['AI_IMAGE_API_KEY is set but not used', { ...openai, AI_IMAGE_API_KEY: 'k' }],
  ['AI_IMAGE_PROVIDER is set but not used', { ...openai, AI_IMAGE_PROVIDER: 'google' }],
  ['AI_IMAGE_MODEL needs AI_IMAGE_PROVIDER', { AI_IMAGE_MODEL: 'm' }],
  [
    'AI_IMAGE_MODEL needs AI_IMAGE_PROVIDER',
    { ...openai, AI_PROVIDER: 'anthropic', AI_IMAGE_MODEL: 'm' },
  ],
  [
    'AI_IMAGE_API_KEY is missing. AI_IMAGE_PROVIDER=google',
    { ...openai, AI_IMAGE_MODEL: 'm', AI_IMAGE_PROVIDER: 'google' },
  ],
  [
    'AI_IMAGE_BASE_URL is missing',
    { ...openai, AI_IMAGE_MODEL: 'm', AI_IMAGE_PROVIDER: 'openai-compatible' },
  ],
  ['AI_API_KEY must be one word', { ...openai, AI_API_KEY: 'sk-a\nsk-b' }],
  ['AI_BASE_URL must be an address without', { ...own, AI_BASE_URL: 'http://u:p@10.0.0.5/v1' }],
  ['AI_TIMEOUT is "90" and must be', { ...openai, AI_TIMEOUT: '90' }],
  ['AI_DAILY_BUDGET is "-1" and must be', { ...openai, AI_DAILY_BUDGET: '-1' }],
];

test.each(refusals)('GEN-08 a start says: %s', (said, settings) => {
  expect(() => read(settings)).toThrow(said);
  expect(() => read(settings)).not.toThrow('sk-');
});

test('GEN-08 a writer and an illustrator of one account, and prices on the high side', () => {
  expect(read({ ...openai, AI_IMAGE_MODEL: 'paint-1' })).toMatchObject({
    text: { provider: 'openai', model: 'large-2', apiKey: 'sk-a' },
    pictures: { provider: 'openai', model: 'paint-1', apiKey: 'sk-a' },
    dailyBudget: 20,
    prices: { input: 10, output: 50, picture: 0.1, speech: 30 },
  });
});

test('FILM-12 a model that speaks beside the writer, or alone, and its two voices', () => {
  expect(read({ ...openai, AI_SPEECH_MODEL: 'say-1' }).speech).toMatchObject({
    provider: 'openai',
    model: 'say-1',
    apiKey: 'sk-a',
    voices: { female: 'coral', male: 'onyx' },
  });
  const alone = {
    AI_SPEECH_PROVIDER: 'openai-compatible',
    AI_SPEECH_BASE_URL: 'http://10.0.0.5:8880/v1/',
    AI_SPEECH_MODEL: 'kokoro',
    AI_SPEECH_VOICES: 'af_bella, am_adam',
  };
  expect(read(alone)).toMatchObject({
    text: undefined,
    speech: {
      baseUrl: 'http://10.0.0.5:8880/v1',
      voices: { female: 'af_bella', male: 'am_adam' },
    },
    prices: { speech: 0 },
  });
  expect(() => read({ AI_SPEECH_VOICES: 'a, b' })).toThrow('AI_SPEECH_VOICES is set but not used');
  expect(() => read({ ...alone, AI_SPEECH_VOICES: 'a' })).toThrow('must be two voices');
  expect(() => read({ AI_SPEECH_MODEL: 'm' })).toThrow('who speaks');
});

test('GEN-08 a server of the house needs no key and costs nothing', () => {
  expect(read(own)).toMatchObject({
    text: { provider: 'openai-compatible', baseUrl: 'http://10.0.0.5:11434/v1' },
    pictures: undefined,
    prices: { input: 0, output: 0, picture: 0, speech: 0 },
  });
});

test('GEN-10 twenty generations an hour with a model, 300 without, and what is said counts', () => {
  const limitOf = (settings: Record<string, string>) =>
    readConfig(settings, folder).limits.generationsPerHour;
  expect([limitOf({}), limitOf(openai), limitOf({ ...openai, LIMIT_GENERATIONS: '50' })]).toEqual([
    300, 20, 50,
  ]);
});
