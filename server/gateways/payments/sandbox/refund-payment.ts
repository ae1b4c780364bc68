import { type Change, changeSandbox } from './change.ts';
import { refundEvents } from './events.ts';
import { lockObject, type Payment, saveObject } from './objects.ts';
import { type SandboxParts, sandboxId, secondsOf } from './sandbox-parts.ts';

type Wanted = { id: string; paymentId: string; cents: number };
type Refunded = 'refunded' | 'missing' | 'refused';

/** Gives a payment back, once. Refused where that is more than was paid, or the bank took it back. */
export const refundPayment = (
  parts: SandboxParts,
  { id, paymentId, cents }: Wanted,
): Promise<Change<Refunded>> =>
  changeSandbox(parts, async (tx) => {
    const payment = await lockObject(tx, 'payment', paymentId);
    if (!payment) return { outcome: 'missing', events: [] };
    if (payment.refund) return { outcome: 'refunded', events: refundEvents(paymentId, payment) };
    const isTaken = payment.dispute !== null && payment.dispute.status !== 'won';
    if (isTaken || cents > payment.cents) return { outcome: 'refused', events: [] };
    const refund = {
      id: sandboxId(parts.secret, 're', id),
      cents,
      at: secondsOf(parts.now()),
    };
    const data: Payment = { ...payment, refund };
    await saveObject(tx, { kind: 'payment', id: paymentId, data });
    return { outcome: 'refunded', events: refundEvents(paymentId, data) };
  });
