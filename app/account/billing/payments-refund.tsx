import { refundPayment } from '#domain/contract/payment-routes.ts';
import type { ListedPayment } from '#domain/payments/account-payments.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { banksWords, givenBackWords, madeWords } from '#domain/payments/rules/made-payment.ts';
import { amountWords } from '#domain/payments/rules/payment-terms.ts';
import { call } from '../../calls/call.ts';
import { tellPayment } from '../../checkout/payment-news.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { PaymentsClock } from './payments-clock.tsx';
import { PaymentsConfirm } from './payments-confirm.tsx';
import { useMinute } from './payments-minute.ts';
import { usePaymentsPress } from './payments-press.ts';
import { PaymentsProblem } from './payments-problem.tsx';
import type { PaymentsChange } from './payments-state.ts';

type PaymentsRefundProps = {
  payment: ListedPayment;
  change: PaymentsChange;
  onRefunded: () => void;
};

/** The 3-day guarantee of a payment: how long it holds still, and the way to use it. */
export function PaymentsRefund({ payment, change, onRefunded }: PaymentsRefundProps) {
  const { id, cents, project_id, refundable_until: until } = payment;
  const toast = useToast();
  const minute = useMinute();
  const { busy, failure, press } = usePaymentsPress(change.reread);
  const amount = formatCents(cents);
  const refund = () =>
    press(
      () => call(refundPayment, { params: { id } }),
      (refunded) => {
        onRefunded();
        tellPayment();
        toast.show({
          title: madeWords['given-back'].heading,
          text: givenBackWords(amountWords(payment)),
        });
        change.payment(refunded);
      },
    );
  const holds = until !== null && (minute === null || Date.parse(until) > minute.getTime());
  return (
    <>
      {until ? <PaymentsClock until={until} minute={minute} /> : null}
      {holds ? (
        <PaymentsConfirm
          label={
            <>
              Request a refund <span className="sr-only">of {payment.product_name}</span>
            </>
          }
          yes={{ idle: `Give ${amount} back`, busy: 'Giving back...' }}
          no="Keep it"
          busy={busy}
          onYes={refund}
        >
          All of it, {amount}, is given back the way you paid. {banksWords}{' '}
          {project_id ? 'The project it pays for leaves production.' : ''}
        </PaymentsConfirm>
      ) : null}
      <PaymentsProblem failure={failure} />
    </>
  );
}
