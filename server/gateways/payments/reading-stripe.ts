// Answers that are Stripe's. The library believes any JSON, reads a body of any length, and waits for as long as
// a letter comes now and then.
import { addAbortSignal, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type Stripe from 'stripe';
import { limited } from '../reading/limited.ts';

const mostBytes = 8 * 1024 * 1024;
type Answer = { toStream(onEnd: () => void): unknown; toJSON(): Promise<unknown> };
type Ask = (...given: unknown[]) => Promise<Answer>;

/** Has this way to Stripe read what is of its form, not too long, and there within the time. */
export function readingStripe(client: Stripe.HttpClient, answerMs: number): Stripe.HttpClient {
  const asking = client as unknown as { makeRequest: Ask };
  const ask: Ask = asking.makeRequest.bind(client);
  asking.makeRequest = async (...given) => {
    const answer = await ask(...given);
    answer.toJSON = () => read(answer, AbortSignal.timeout(answerMs));
    return answer;
  };
  return client;
}

async function read(answer: Answer, signal: AbortSignal): Promise<object> {
  const stream = answer.toStream(() => {});
  const body = stream instanceof Readable ? stream : Readable.fromWeb(stream as ReadableStream);
  addAbortSignal(signal, body);
  const parts: Uint8Array[] = [];
  for await (const part of limited(body, mostBytes)) parts.push(part);
  const said: unknown = JSON.parse(Buffer.concat(parts).toString());
  // Whatever Stripe has says what it is, and so does an error.
  const isStripes =
    typeof said === 'object' && said !== null && ('object' in said || 'error' in said);
  if (!isStripes) throw new Error('This is no answer of Stripe.');
  return said;
}
