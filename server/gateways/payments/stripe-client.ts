// Stripe's library, loaded with the first question: it takes 0.2 s (cold over 1 s) and 35 MB.
import type Stripe from 'stripe';
import { PaymentsError } from './port.ts';
import { readingStripe } from './reading-stripe.ts';
import { mapStripeError } from './stripe-error.ts';

export type ClientParts = {
  secretKey: string;
  /** Replaces the address of Stripe's API: scheme, host and port. */
  apiUrl: string | undefined;
  /** How long a whole question may take. */
  answerMs: number;
  /** Answers in Stripe's place. */
  fetch?: typeof fetch;
};

/** Asks Stripe. Fails as a PaymentsError, 'unreachable' when the time is over. */
export type AskStripe = <T>(question: (stripe: Stripe) => Promise<T>) => Promise<T>;

export function openStripeClient(parts: ClientParts): AskStripe {
  let opening: Promise<Stripe> | undefined;
  return async (question) => {
    opening ??= load(parts);
    const stripe = await opening;
    return inTime(parts.answerMs, question(stripe).catch(mapStripeError));
  };
}

async function load({ secretKey, apiUrl, answerMs, fetch }: ClientParts): Promise<Stripe> {
  const { default: Library } = await import('stripe');
  return new Library(secretKey, {
    telemetry: false,
    // Two tries and the pause between them fit into the time.
    maxNetworkRetries: 1,
    timeout: Math.round(answerMs * 0.45),
    httpClient: readingStripe(
      fetch ? Library.createFetchHttpClient(fetch) : Library.createNodeHttpClient(),
      answerMs,
    ),
    ...(apiUrl ? address(new URL(apiUrl)) : {}),
  });
}

const address = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  host: hostname.replace(/^\[|\]$/g, ''),
  port: port || (protocol === 'http:' ? '80' : '443'),
});

async function inTime<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new PaymentsError('unreachable', `Stripe did not answer within ${ms} ms.`);
    timer = setTimeout(() => reject(error), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
