import type { ListedInvoice } from '#domain/payments/account-payments.ts';
import { ShownTime } from '../ui/page/shown-time.tsx';

/** From when to when a charge of the starter package pays; nothing where that is not known. */
export function PeriodLine({ period }: Pick<ListedInvoice, 'period'>) {
  return period ? (
    <p className="meta">
      For <ShownTime iso={period.from} /> to <ShownTime iso={period.to} />
    </p>
  ) : null;
}
