import { useState } from 'react';
import type { Suppression, SuppressionReason } from '#domain/admin/suppressions.ts';
import { liftSuppression, listSuppressions } from '#domain/contract/admin-routes.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { TableRegion } from '../table-region.tsx';
import { useAdminGuard } from '../use-admin-guard.ts';
import { useRead } from '../use-read.ts';

const whys: Record<SuppressionReason, string> = {
  asked: 'Wants no mail',
  reported: 'Reported a mail nobody there asked for',
  bounced: 'Refused by the mail server: nobody is there',
};

const about = 'mail-stop';
const lifted = { title: 'Mail goes there again', about } as const;
const notLifted = {
  title: 'Not lifted',
  text: 'Please try again.',
  tone: 'destructive',
  about,
} as const;

/** Whom nothing is mailed, and why. Says nothing while there is nobody. */
export function MailStopsTable() {
  const { answer, reload } = useRead('mail-stops', (signal) =>
    call(listSuppressions, {}, { signal }),
  );
  const { shutBy } = useAdminGuard();
  const { show } = useToast();
  const [lifting, setLifting] = useState('');
  if (!answer || answer.total === 0) return null;

  const lift = async ({ address }: Suppression) => {
    setLifting(address);
    const result = await call(liftSuppression, { body: { address } });
    setLifting('');
    if (!result.ok && shutBy(result.failure)) return;
    const isDone = result.ok || result.failure.reason === 'missing';
    show(isDone ? { ...lifted, text: address } : notLifted);
    reload();
  };
  return (
    <section className="admin-failures">
      <h2 className="heading-3">Addresses that get no mail</h2>
      {answer.total > answer.stops.length ? (
        <p className="muted">
          The newest {answer.stops.length} of {answer.total.toLocaleString('en-US')}
        </p>
      ) : null}
      <TableRegion label="Addresses that get no mail">
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">Address</th>
              <th scope="col">Why</th>
              <th scope="col">
                <span className="sr-only">Lift</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {answer.stops.map((stop) => (
              <StopRow
                key={stop.address}
                stop={stop}
                isLifting={lifting === stop.address}
                onLift={() => void lift(stop)}
              />
            ))}
          </tbody>
        </table>
      </TableRegion>
    </section>
  );
}

type StopRowProps = { stop: Suppression; isLifting: boolean; onLift: () => void };

const StopRow = ({ stop, isLifting, onLift }: StopRowProps) => (
  <tr>
    <td className="admin-cell-long">{stop.address}</td>
    <td className="admin-cell-long">
      {whys[stop.reason]}
      <p className="muted admin-number">
        <ShownTime iso={stop.created_at} exact />
        {stop.sent_from ? ` · sent from ${stop.sent_from}` : null}
      </p>
    </td>
    <td>
      <Button compact loading={isLifting} onClick={onLift}>
        Mail again
        <span className="sr-only">: {stop.address}</span>
      </Button>
    </td>
  </tr>
);
