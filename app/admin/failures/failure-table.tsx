import type { Failure, FailureKind } from '#domain/admin/failures.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { TableRegion } from '../table-region.tsx';
import { failureWords, kindWords } from './failure-words.ts';
import { failureKey } from './use-failures.ts';

type FailureTableProps = {
  kind: FailureKind;
  failures: readonly Failure[];
  retrying: ReadonlySet<string>;
  onRetry: (failure: Failure) => void;
  onRetryAll: () => void;
};

/** What failed of one kind, newest first. */
export function FailureTable(props: FailureTableProps) {
  const { kind, failures, retrying, onRetry, onRetryAll } = props;
  const title = kindWords[kind];
  const busy = retrying.has(kind);
  return (
    <section className="admin-failures">
      <div className="admin-failures-head">
        <h2 className="heading-3">{title}</h2>
        {failures.length > 1 ? (
          <Button compact loading={busy} onClick={onRetryAll}>
            <Icon name="refresh" /> {busy ? 'Retrying…' : 'Retry all'}
            <span className="sr-only">: {title}</span>
          </Button>
        ) : null}
      </div>
      <TableRegion label={`${title} that failed`}>
        <table className="admin-table admin-failure-table">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col" className="admin-failure-wide">
                About
              </th>
              <th scope="col" className="admin-failure-wide">
                Problem
              </th>
              <th scope="col" className="admin-failure-wide">
                Tries
              </th>
              <th scope="col" className="admin-failure-wide">
                Asked for
              </th>
              <th scope="col">
                <span className="sr-only">Retry</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {failures.map((failure) => (
              <Row
                key={failureKey(failure)}
                failure={failure}
                busy={busy || retrying.has(failureKey(failure))}
                onRetry={() => onRetry(failure)}
              />
            ))}
          </tbody>
        </table>
      </TableRegion>
    </section>
  );
}

type RowProps = { failure: Failure; busy: boolean; onRetry: () => void };

function Row({ failure, busy, onRetry }: RowProps) {
  const { about, problem, attempts, created_at } = failure;
  return (
    <tr>
      <td>
        <strong>{failureWords(failure)}</strong>
        <div className="admin-failure-narrow">
          {about ? <p>{about}</p> : null}
          <p className="muted">{problem || 'Not known'}</p>
          <p className="muted admin-number">
            Tries: {attempts} · <ShownTime iso={created_at} exact />
          </p>
        </div>
      </td>
      <td className="admin-cell-long admin-failure-wide">{about || 'N/A'}</td>
      <td className="admin-cell-long admin-failure-wide">{problem || 'Not known'}</td>
      <td className="admin-number admin-failure-wide">{attempts}</td>
      <td className="admin-number admin-failure-wide">
        <ShownTime iso={created_at} exact />
      </td>
      <td>
        <Button compact loading={busy} onClick={onRetry}>
          {busy ? 'Retrying…' : 'Retry'}
          <span className="sr-only">
            : {failureWords(failure)} {about}
          </span>
        </Button>
      </td>
    </tr>
  );
}
