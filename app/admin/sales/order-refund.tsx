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
import { useIntoView } from '../../ui/overlays/use-into-view.ts';
import { connectionWords } from '../forms/connection-words.ts';
import { useKeptWords } from '../forms/use-kept-words.ts';
import { useFormGuard } from '../use-admin-guard.ts';

type OrderRefundProps = {
  order: AdminOrder;
  onRefunded: () => void;
  /** It may stand otherwise by now. */
  onRead: () => void;
};

/** Gives a payment back: with a reason, and by a second press that names the amount. */
export function OrderRefund({ order, onRefunded, onRead }: OrderRefundProps) {
  const [reason, setReason] = useKeptWords(`refund:${order.id}`);
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const form = useIntoView<HTMLFormElement>(isAsking);
  const { busy, refund } = useRefund(order, onRefunded, onRead);
  const amount = formatCents(order.refundable_cents);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const refused = adminRefund.safeParse({ reason }).error?.issues[0]?.message;
    setProblem(refused);
    if (refused) return field.current?.focus();
    if (isAsking) void refund(reason).then((isDone) => (isDone ? setReason('') : show()));
    else setAsking(true);
  };
  // What failed is said in a row of its own, which takes room from above it.
  const show = () =>
    requestAnimationFrame(() => form.current?.scrollIntoView({ block: 'nearest' }));
  const keep = () => {
    setAsking(false);
    first.current?.focus();
  };
  return (
    <section className="admin-details-section">
      <h3 className="heading-3">Refund</h3>
      <form className="sales-refund" noValidate ref={form} onSubmit={ask}>
        <Field
          multiline
          ref={field}
          label="Reason"
          hint="Stands in the audit log, in 500 characters at most. The client reads the amount, not the reason."
          rows={2}
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
          <Button ref={first} variant="destroy" compact type="submit" loading={busy}>
            {busy ? 'Giving back…' : isAsking ? `Give ${amount} back now` : `Give ${amount} back`}
          </Button>
          {isAsking ? (
            <Button compact unavailable={busy} onClick={keep}>
              Keep it
            </Button>
          ) : null}
        </div>
      </form>
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
    const text = `${formatCents(order.refundable_cents)} of ${orderNumber(order.number)} is on its way back.`;
    show({ title: 'Payment given back', text });
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
