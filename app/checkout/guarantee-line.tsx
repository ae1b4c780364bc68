import {
  guaranteeWords,
  onRequestWords,
  restingUntilWords,
} from '#domain/payments/rules/payment-terms.ts';
import { ShownTime } from '../ui/page/shown-time.tsx';

type GuaranteeLineProps = {
  payment: { refundable_until: string | null; resting_until?: string | null | undefined };
};

/** Until when all of a payment is given back, or that this rests while a bank decides; nothing where neither holds. */
export function GuaranteeLine({
  payment: { refundable_until, resting_until },
}: GuaranteeLineProps) {
  if (resting_until) return <RestingLine until={resting_until} />;
  return refundable_until ? (
    <p className="meta">
      {guaranteeWords}: until <ShownTime iso={refundable_until} exact /> {onRequestWords}.
    </p>
  ) : null;
}

/** Behind the sentence that names the payer's bank. */
export function RestingLine({ until }: { until: string }) {
  return (
    <p className="muted">
      {restingUntilWords} <ShownTime exact iso={until} />.
    </p>
  );
}
