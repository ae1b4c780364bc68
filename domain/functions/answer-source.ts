import { z } from 'zod';

/** Who wrote an answer: the product's own writer, a model provider, or the writer after a provider failed. */
export const answerSource = z.enum(['built-in', 'provider', 'fallback']);
