// What the library and its providers throw, in our words.
import { AISDKError, APICallError } from '@ai-sdk/provider';
import { CallFailure, type FailureKind } from './call-failure.ts';
import { readRetryAfter } from './retry-after.ts';

/** `began`: the provider had begun to answer. `name` is the provider's. */
export function readFailure(
  error: unknown,
  { name, began, now }: { name: string; began: boolean; now: () => Date },
): CallFailure {
  if (error instanceof CallFailure) return error;
  if (APICallError.isInstance(error)) {
    const { statusCode: status } = error;
    if (status === undefined) return cutOff(name, began);
    // The connection was lost while the answer was read, or the answer is no such thing.
    if (status < 400 && (error.isRetryable || began)) return cutOff(name, began);
    if (status < 400) return new CallFailure('unusable', `${name} sent what cannot be read`);
    const words = wordsOf(error);
    const kind = kindOf(status, words);
    return new CallFailure(kind, `${name} answered ${status}`, {
      retryAfterMs: readRetryAfter(error.responseHeaders ?? {}, now(), words),
      refusesUse: kind === 'refused' && words.includes('stream_options'),
    });
  }
  // Inside a stream errors are the provider's own objects.
  const status = statusOf(error);
  if (status !== undefined || isProviderError(error)) {
    const kind = status === 429 ? 'busy' : began ? 'broken-off' : 'broken';
    return new CallFailure(kind, `${name} broke off with an error`);
  }
  if (AISDKError.isInstance(error) && !began) {
    return new CallFailure('unusable', `${name} sent what cannot be read`);
  }
  return cutOff(name, began);
}

const cutOff = (name: string, began: boolean): CallFailure =>
  began
    ? new CallFailure('broken-off', `the connection to ${name} broke off`)
    : new CallFailure('unreachable', `${name} cannot be reached`);

// Not "billing": limits of a minute speak of it too, Google's ("check your plan and billing details")
// and OpenAI's ("add a payment method … /account/billing").
const noCredit =
  /insufficient_quota|billing_(hard_limit|not_active|error)|credit balance|credits are depleted|API usage limits/i;

// As OpenAI and Groq, OpenAI until an organization is verified, OpenRouter, Mistral and DeepSeek say it.
const noModel =
  /model_not_found|verified to (use|stream) th|not a valid model|invalid_model|model not exist/i;

function kindOf(status: number, words: string): FailureKind {
  if (noCredit.test(words) || status === 402) return 'no-credit';
  // Google answers a wrong key with 400.
  if (status === 401 || /API_KEY_INVALID|API key not valid/.test(words)) return 'key-refused';
  if (noModel.test(words)) return 'model-unknown';
  // Where no model is spoken of there is no such address: the server is not what it is taken for.
  if (status === 404) return /model/i.test(words) ? 'model-unknown' : 'unreachable';
  if (status === 403) return 'key-refused';
  if (status === 429) return 'busy';
  return status >= 500 || status === 408 || status === 409 ? 'broken' : 'refused';
}

// Looked through for a provider's own codes, and never passed on.
const wordsOf = ({ responseBody, data }: APICallError): string =>
  responseBody ?? JSON.stringify(data ?? '');

function statusOf(error: unknown): number | undefined {
  const { statusCode, status, code } = (error ?? {}) as Record<string, unknown>;
  return [statusCode, status, code].find(
    (one): one is number => typeof one === 'number' && one >= 400 && one < 600,
  );
}

const isProviderError = (error: unknown): boolean =>
  (typeof error === 'object' && error !== null && !(error instanceof Error)) ||
  typeof error === 'string' ||
  (error instanceof Error && error.name === 'AI_StreamProviderError');
