import { z } from 'zod';

/** `consent`: the terms were read and agreed to beside the button; else they are on the checkout. */
export const createSubscriptionRequest = z
  .object({ consent: z.boolean().default(false) })
  .default({ consent: false });
export type CreateSubscriptionRequest = z.infer<typeof createSubscriptionRequest>;
