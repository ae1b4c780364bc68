import { z } from 'zod';
import { setback } from './setback.ts';

/** Who wrote an answer: the product's own writer, a model provider, or the writer after a provider failed. */
export const answerSource = z.enum(['built-in', 'provider', 'fallback']);
export type AnswerSource = z.infer<typeof answerSource>;

/** What every generating answer says of its making; `setback` is there when a provider failed. */
export const making = { source: answerSource, setback: setback.optional() };
