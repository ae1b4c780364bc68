import { guaranteeWords, onRequestWords } from '#domain/payments/rules/payment-terms.ts';
import { ShownTime } from '../ui/page/shown-time.tsx';

/** Until when all of a payment is given back. */
export function GuaranteeLine({ until }: { until: string }) {
  return (
    <p className="meta">
      {guaranteeWords}: until <ShownTime iso={until} exact /> {onRequestWords}.
    </p>
  );
}
