import { useState } from 'react';
import type { AdminOrder } from '#domain/admin/orders.ts';
import { refundOrder } from '#domain/contract/admin-order-routes.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import { givenBackToPayer, returnedPart } from '#domain/payments/rules/made-payment.ts';
import type { CallFailure } from '../../calls/ask.ts';
import { call } from '../../calls/call.ts';
import { conflictMessage } from '../../calls/conflict-message.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { connectionWords } from '../forms/connection-words.ts';
import { ReasonForm } from '../forms/reason-form.tsx';
import { useFormGuard } from '../use-admin-guard.ts';

type OrderRefundProps = {
  order: AdminOrder;
  onRefunded: () => void;
  /** It may stand otherwise by now. */
  onRead: () => void;
};

/** Gives a payment back: with a reason, and by a second press that names the amount. */
export function OrderRefund({ order, onRefunded, onRead }: OrderRefundProps) {
  const { busy, refund } = useRefund(order, onRefunded, onRead);
  const amount = formatCents(order.refundable_cents);
  return (
    <section className="admin-details-section">
      <h3 className="heading-3">Refund</h3>
      <ReasonForm
        name={`refund:${order.id}`}
        unread="The client reads the amount, not the reason."
        what={`${amount} goes back to ${order.email}, the way it was paid, and they are mailed. This cannot be undone.`}
        words={{
          first: `Give ${amount} back`,
          now: `Give ${amount} back now`,
          busy: 'Giving back…',
          cancel: 'Keep it',
        }}
        destroys
        busy={busy}
        onDo={refund}
      />
    </section>
  );
}

function useRefund(order: AdminOrder, onRefunded: () => void, onRead: () => void) {
  const [busy, setBusy] = useState(false);
  const { show } = useToast();
  const shutBy = useFormGuard();
  /** Says whether it was done. */
  const refund = async (reason: string): Promise<boolean> => {
    setBusy(true);
    const result = await call(refundOrder, { params: { id: order.id }, body: { reason } });
    setBusy(false);
    if (!result.ok) {
      if (shutBy(result.failure)) return false;
      show(failed(result.failure));
      if (result.failure.reason !== 'signed-out' && result.failure.reason !== 'network') onRead();
      return false;
    }
    onRefunded();
    const part = givenBackToPayer(returnedPart(order, order.refundable_cents));
    show({ title: 'Payment given back', text: `${orderNumber(order.number)}: ${part}` });
    return true;
  };
  return { busy, refund };
}

const failed = (failure: CallFailure) => ({
  title: 'Nothing was given back',
  text:
    failure.reason === 'conflict'
      ? conflictMessage(failure.body, 'This payment cannot be given back any more.')
      : `${connectionWords(failure) ?? 'The payment provider may not have heard of it.'} Trying again gives nothing back twice.`,
  tone: 'destructive' as const,
});
