import { useHouseFacts } from '#app/use-house-facts.ts';
import { isStanding } from '#domain/payments/rules/made-payment.ts';
import { chosenDirector } from '#domain/wizard/draft/draft.ts';
import { specificAmount, termsOf } from '#domain/wizard/money/production-budget.ts';
import type { Wizard } from '../../use-wizard.ts';
import { MadeNote } from './made-note.tsx';
import { PayButton } from './pay-button.tsx';
import { NotPayableNote, PaymentNote } from './payment-note.tsx';

/** What step 11 says of the payment: of the one that was made, or else how far it has come. */
export function PaymentPart({ wizard }: { wizard: Wizard }) {
  const { draft, payment } = wizard;
  const { made, stage } = payment;
  const { samplesPayable } = useHouseFacts();
  const director = chosenDirector(draft);
  const amount = termsOf(draft.answers) === 'direct' ? specificAmount(draft.answers) : null;
  const isPayable = samplesPayable || !director?.sample;
  const isUnderWay = stage === 'open' || stage === 'begun' || stage === 'pending';
  if (made && (isStanding(made) || amount === null || !isUnderWay)) {
    const isOffered = amount !== null && isPayable && !isStanding(made);
    return (
      <MadeNote made={made} answers={draft.answers}>
        {isOffered ? (
          <PayButton amount={amount} asking={payment.asking} onPay={() => void payment.pay()} />
        ) : null}
      </MadeNote>
    );
  }
  const wanted = amount === null ? null : { cents: amount * 100, is_deposit: false };
  const asked = (stage === 'begun' ? payment.begun : null) ?? wanted;
  if (asked === null) return null;
  if (isPayable || stage !== 'none' || !director) {
    return <PaymentNote {...{ wizard, amount, asked, stage }} before={made} />;
  }
  return <NotPayableNote name={director.name} />;
}
