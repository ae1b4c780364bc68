import { formatDollars } from '#domain/money.ts';
import type { PaidOrder } from '#domain/payments/account-payments.ts';
import {
  creditedWords,
  guaranteeWords,
  paidWords,
  reservationWords,
  standingWords,
} from '#domain/payments/rules/payment-terms.ts';
import { depositOf } from '#domain/payments/rules/price-rule.ts';
import { chosenDirector, type Draft } from '#domain/wizard/draft/draft.ts';
import { specificAmount } from '#domain/wizard/money/production-budget.ts';
import { type Budget, labels } from '#domain/wizard/options.ts';
import type { PaymentStage } from './paying/payment-note.tsx';

/** How the payment stands, and who pays. */
type Settled = { stage: PaymentStage; paid: PaidOrder | null; payer: string };

/** What happens after the wizard, in order; each is true of this budget, this director, this payment. */
export function nextThings(
  draft: Draft,
  { stage, paid, payer }: Settled,
): { title: string; text: string }[] {
  const { answers, receipt } = draft;
  const director = chosenDirector(draft);
  const name = director?.name ?? 'the director you chose';
  return [
    {
      title: 'We have your request',
      text: `Your package, your budget and your choice, ${name}, are recorded.`,
    },
    {
      title: 'A producer writes to you',
      text:
        payer === receipt?.email
          ? `At ${payer}, ${receipt.unmailed ? 'the address you gave' : 'the address your package went to'}.`
          : `At ${payer}, the address of your account. The package itself went to ${receipt?.email}.`,
    },
    ...(director?.sample
      ? [
          {
            title: 'The director is settled',
            text: `${name} is a sample profile. The producer tells you who is free to take the job.`,
          },
        ]
      : []),
    paid
      ? {
          title: 'You have paid for the production',
          text: `${paidWords(paid)} ${standingWords(paid)}`,
        }
      : settlement(specificAmount(answers), answers.budget, stage),
    {
      title: 'Production starts from your script',
      text: 'Payment is in advance, so nothing is shot before you have agreed and paid.',
    },
  ];
}

function settlement(amount: number | null, budget: Budget | '', stage: PaymentStage) {
  if (amount === null) {
    return {
      title: 'A consultation comes first',
      text: `For ${budget && labels.budget[budget]} you agree on scope and price together. Nothing has to be paid before. ${depositOf(budget)} is ${creditedWords}.`,
    };
  }
  const terms = `${formatDollars(amount)}, with a ${guaranteeWords} on this payment.`;
  if (stage === 'paid') return { title: 'You have paid for the production', text: terms };
  return {
    title: 'You pay for the production',
    text: stage === 'none' ? `${terms} Nothing has been charged yet. ${reservationWords}` : terms,
  };
}
