import { formatDollars } from '#domain/money.ts';
import {
  isStanding,
  type MadePayment,
  madeInWords,
  madeWords,
} from '#domain/payments/rules/made-payment.ts';
import { guaranteeWords, reservationWords } from '#domain/payments/rules/payment-terms.ts';
import { depositTerms } from '#domain/payments/rules/price-rule.ts';
import { chosenDirector, type Draft } from '#domain/wizard/draft/draft.ts';
import { aboveBudget, aboveBudgetWords } from '#domain/wizard/money/above-budget.ts';
import { specificAmount } from '#domain/wizard/money/production-budget.ts';
import { type Budget, labels } from '#domain/wizard/options.ts';
import type { PaymentStage } from './paying/payment-stage.ts';

/** How the payment stands, and who pays. */
type Settled = { stage: PaymentStage; made: MadePayment | null; payer: string };
type Thing = { title: string; text: string };

/** What happens after the wizard, in order; each is true of this budget, this director, this payment. */
export function nextThings(draft: Draft, { stage, made, payer }: Settled): Thing[] {
  const { answers, receipt } = draft;
  const director = chosenDirector(draft);
  const name = director?.name ?? 'the director you chose';
  const amount = specificAmount(answers);
  const standing = made && isStanding(made) ? made : null;
  const isPaid = standing !== null;
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
    ...settledDirector(draft, standing),
    // What was paid as a price is one, whatever the answers say since.
    ...(amount === null && (standing?.is_deposit ?? true)
      ? [consultation(answers.budget, isPaid)]
      : []),
    ...(made ? [{ title: madeWords[made.state].listed, text: madeInWords(made) }] : []),
    ...(amount !== null && !isPaid ? [settlement(amount, stage)] : []),
    {
      title: 'Production starts from your script',
      text: 'Payment is in advance, so nothing is shot before you have agreed and paid.',
    },
  ];
}

function settledDirector(draft: Draft, paid: MadePayment | null): Thing[] {
  const director = chosenDirector(draft);
  if (!director) return [];
  const above = aboveBudget(director, draft.answers, paid);
  const text = director.sample
    ? `${director.name} is a sample profile. ${above && `${above} `}The producer tells you who is free to take the job${above && ' for it'}.`
    : aboveBudgetWords(director, draft.answers, paid);
  return text ? [{ title: 'The director is settled', text }] : [];
}

function consultation(budget: Budget | '', isPaid: boolean): Thing {
  const agreed = `For ${budget && labels.budget[budget]} you agree on scope and price together.`;
  return {
    title: 'A consultation comes first',
    text: isPaid ? agreed : `${agreed} Nothing has to be paid before. ${depositTerms(budget)}`,
  };
}

function settlement(amount: number, stage: PaymentStage): Thing {
  const terms = `${formatDollars(amount)}, with a ${guaranteeWords} on this payment.`;
  return {
    title: 'You pay for the production',
    text: stage === 'none' ? `${terms} Nothing has been charged yet. ${reservationWords}` : terms,
  };
}
