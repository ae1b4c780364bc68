import { useEffect, useRef, useState } from 'react';
import { callFunction } from '#app/calls/api.ts';
import { type ReadProductAnswer, readProductRequest } from '#domain/functions/read-product.ts';
import { type Tongue, tongues } from '#domain/storyboard/catalogue/entry.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { readingRequest } from '#domain/wizard/requests.ts';

const pauseMs = 500;
const longestWaitMs = 10_000;
const nothing: Reading = { answer: null, isAwaited: false };

/** The language of the page, where the catalogue has its names. */
export const pageTongue = (): Tongue =>
  tongues.find((tongue) => document.documentElement.lang.startsWith(tongue)) ?? 'en';

export type Reading = {
  /** Null while the details are not complete, and where nothing came of it. */
  answer: ReadProductAnswer | null;
  /** Nothing came yet. */
  isAwaited: boolean;
};

/**
 * What the details of step 3 are understood to be, asked when the typing pauses. While it is asked
 * anew the last answer stands. `whole` follows what people are to do, and who they are, too.
 */
export function useProductReading(draft: Draft, whole = false): Reading {
  const [reading, setReading] = useState<Reading>({ answer: null, isAwaited: true });
  const { userType, productName, description, productForm, understood } = draft.answers;
  const { targetAudience, behavior } = draft.answers;
  const others = whole ? [targetAudience, behavior] : [];
  const typed = JSON.stringify([productName, description, ...others]);
  const put = understood ?? {};
  const particulars = whole ? [put.price, put.venue, put.sponsor, put.dates, put.contacts] : [];
  const drawn = JSON.stringify([productForm, put.subject, put.kind, ...particulars]);
  // What stood there when the step was opened was not typed just now.
  const settled = useRef(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other details do not change what it is
  useEffect(() => {
    const body = readingRequest(draft, pageTongue());
    if (!readProductRequest.safeParse(body).success) return setReading(nothing);
    const controller = new AbortController();
    const options = { signal: controller.signal, timeoutMs: longestWaitMs };
    const ask = async () => {
      settled.current = typed;
      const result = await callFunction('read-product', body, options);
      if (!controller.signal.aborted) {
        setReading(result.ok ? { answer: result.answer, isAwaited: false } : nothing);
      }
    };
    const timer = setTimeout(() => void ask(), settled.current === typed ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [userType, typed, drawn]);
  return reading;
}
