import { type FormEvent, useRef, useState } from 'react';
import type { AdminOrder } from '#domain/admin/orders.ts';
import { adminRefund } from '#domain/admin/orders.ts';
import { refundOrder } from '#domain/contract/admin-order-routes.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import type { CallFailure } from '../../calls/ask.ts';
import { call } from '../../calls/call.ts';
import { conflictMessage } from '../../calls/conflict-message.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useAdminGuard } from '../use-admin-guard.ts';

type OrderRefundProps = { order: AdminOrder; onRefunded: () => void };

/** Gives a payment back: with a reason, and by a second press that names the amount. */
export function OrderRefund({ order, onRefunded }: OrderRefundProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { busy, refund } = useRefund(order, onRefunded);
  const amount = formatCents(order.refundable_cents);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const refused = adminRefund.safeParse({ reason }).error?.issues[0]?.message;
    setProblem(refused);
    if (refused) return field.current?.focus();
    if (isAsking) void refund(reason);
    else setAsking(true);
  };
  return (
    <section className="admin-details-section">
      <h3 className="heading-3">Refund</h3>
      <form className="sales-refund" noValidate onSubmit={ask}>
        <Field
          multiline
          ref={field}
          label="Reason"
          hint="Stands in the audit log. The client reads the amount, not the reason."
          rows={2}
          maxLength={500}
          value={reason}
          error={problem}
          onChange={(event) => setReason(event.target.value)}
        />
        {isAsking ? (
          <p role="status">
            {amount} goes back to {order.email}, the way it was paid, and they are mailed. This
            cannot be undone.
          </p>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button variant="destroy" compact type="submit" loading={busy}>
            {busy ? 'Giving back…' : isAsking ? `Give ${amount} back now` : `Give ${amount} back`}
          </Button>
          {isAsking ? (
            <Button compact unavailable={busy} onClick={() => setAsking(false)}>
              Keep it
            </Button>
          ) : null}
        </div>
      </form>
    </section>
  );
}

function useRefund(order: AdminOrder, onRefunded: () => void) {
  const [busy, setBusy] = useState(false);
  const { show } = useToast();
  const { shutBy } = useAdminGuard();
  const refund = async (reason: string) => {
    setBusy(true);
    const result = await call(refundOrder, { params: { id: order.id }, body: { reason } });
    setBusy(false);
    if (!result.ok && shutBy(result.failure)) return;
    onRefunded();
    if (!result.ok) return show(failed(result.failure));
    const text = `${formatCents(order.refundable_cents)} of ${orderNumber(order.number)} is on its way back.`;
    show({ title: 'Payment given back', text });
  };
  return { busy, refund };
}

const failed = (failure: CallFailure) => ({
  title: 'Nothing was given back',
  text:
    failure.reason === 'conflict'
      ? conflictMessage(failure.body, 'This payment cannot be given back any more.')
      : 'The payment provider may not have heard of it. Try again: nothing is given back twice.',
  tone: 'destructive' as const,
});
