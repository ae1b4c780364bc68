import { useEffect, useRef, useState } from 'react';
import { callFunction } from '#app/calls/api.ts';
import { type ReadProductAnswer, readProductRequest } from '#domain/functions/read-product.ts';
import { type Tongue, tongues } from '#domain/storyboard/catalogue/entry.ts';
import type { Draft } from '#domain/wizard/draft.ts';
import { readingRequest } from '#domain/wizard/requests.ts';

const pauseMs = 500;
const longestWaitMs = 10_000;

/** The language of the page, where the catalogue has its names. */
export const pageTongue = (): Tongue =>
  tongues.find((tongue) => document.documentElement.lang.startsWith(tongue)) ?? 'en';

/**
 * What the details of step 3 are understood to be, asked when the typing pauses; null while they
 * are not complete, and where nothing came of it. While it is asked anew the last answer stands.
 */
export function useProductReading(draft: Draft): ReadProductAnswer | null {
  const [reading, setReading] = useState<ReadProductAnswer | null>(null);
  const { userType, productName, description, productForm } = draft.answers;
  const typed = JSON.stringify([productName, description]);
  // What stood there when the step was opened was not typed just now.
  const settled = useRef(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other details do not change what it is
  useEffect(() => {
    const body = readingRequest(draft, pageTongue());
    if (!readProductRequest.safeParse(body).success) return setReading(null);
    const controller = new AbortController();
    const options = { signal: controller.signal, timeoutMs: longestWaitMs };
    const ask = async () => {
      settled.current = typed;
      const result = await callFunction('read-product', body, options);
      if (!controller.signal.aborted) setReading(result.ok ? result.answer : null);
    };
    const timer = setTimeout(() => void ask(), settled.current === typed ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [userType, typed, productForm]);
  return reading;
}
