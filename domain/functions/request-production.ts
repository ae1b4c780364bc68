import { z } from 'zod';
import { text } from '../text.ts';
import { productionFields } from '../wizard/fields.ts';

/**
 * Asks the house to produce a package that was sent: money, time and the chosen director. It is
 * taken from whoever sent the package: the member, or the browser with the cookie of that answer. Asking again replaces what was asked before.
 */
export const requestProductionRequest = z.object({
  submissionId: z.uuid(),
  ...productionFields,
  selectedDirector: text(80),
});
export type RequestProductionRequest = z.infer<typeof requestProductionRequest>;

export const requestProductionAnswer = z.object({ recorded: z.literal(true) });
