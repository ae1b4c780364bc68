// What calls use and cost, known or estimated.

import type { Use } from '../../generation/meter.ts';
import type { Models } from '../../settings/model-settings.ts';
import type { Tokens } from './call-failure.ts';
import type { TextAsk } from './port.ts';

export type Prices = Models['prices'];

/** Dollars for a million tokens are millionths of a dollar for one. */
export const textUse = ({ input, output }: Tokens, prices: Prices): Use => ({
  inputTokens: input,
  outputTokens: output,
  pictures: 0,
  microdollars: Math.ceil(input * prices.input + output * prices.output),
});

/** More than any model reads or writes in a call: whoever says so has miscounted. */
const mostCounted = 10_000_000;

/**
 * A provider's count of tokens; undefined where it is none that could be. No call reads nothing, and
 * `text` was written by something: a count of none would cost nothing for ever.
 */
export function tokensOf(input: number | undefined, output: number | undefined, text = '') {
  const isCount = (tokens: number | undefined): tokens is number =>
    Number.isInteger(tokens) && Number(tokens) >= 0 && Number(tokens) <= mostCounted;
  if (!isCount(input) || !isCount(output)) return undefined;
  if (input === 0 || (output === 0 && text !== '')) return undefined;
  return { input, output } satisfies Tokens;
}

export const pictureUse = (prices: Prices): Use => ({
  inputTokens: 0,
  outputTokens: 0,
  pictures: 1,
  microdollars: Math.ceil(prices.picture * 1_000_000),
});

/** Dollars for a million letters are millionths of a dollar for one. */
export const speechUse = (text: string, prices: Prices): Use => ({
  inputTokens: 0,
  outputTokens: 0,
  pictures: 0,
  microdollars: Math.ceil(text.length * prices.speech),
});

export const noUse: Use = { inputTokens: 0, outputTokens: 0, pictures: 0, microdollars: 0 };

/** Beside what it writes, a model may think for so many tokens. */
export const roomToThink = 2_000;

/** The most the tokens of a text can be: English has four bytes in one, Chinese three. */
export const mostTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / 3);

/** What the tokens of a text usually are. */
export const usualTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / 4);

export const promptOf = ({ instructions, messages }: TextAsk): string =>
  [instructions, ...messages.map(({ content }) => content)].join('\n');
