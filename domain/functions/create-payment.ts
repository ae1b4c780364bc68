import { z } from 'zod';
import { optionalChoice, requiredText, text } from '../text.ts';
import { budgets } from '../wizard/options.ts';

const noAddress = 'Please enter a valid email address to proceed with payment.';
const noAmount = 'Please send an amount in whole dollars, from 1 to 999,999.';

/**
 * `amount` is what the caller showed, in whole US dollars; the server computes its own and refuses
 * a difference. What is paid for: a saved project, a package that was sent, or else the answers
 * themselves (`budget` and `specificBudget`; without them the amount is the specific one).
 */
export const createPaymentRequest = z.object({
  amount: z.number(noAmount).int(noAmount).min(1, noAmount).max(999_999, noAmount),
  productName: requiredText(200),
  email: z.email(noAddress).max(254, noAddress),
  projectId: z.uuid().optional(),
  submissionId: z.uuid().optional(),
  budget: optionalChoice(budgets),
  specificBudget: text(40).default(''),
});
export type CreatePaymentRequest = z.infer<typeof createPaymentRequest>;

/** The page on which to pay. */
export const checkoutAnswer = z.object({ url: z.string() });
