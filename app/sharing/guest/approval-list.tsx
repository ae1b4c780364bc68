import { Link } from 'react-router';
import type { Approval } from '#domain/sharing/comment.ts';
import { ShownTime } from '../../ui/page/shown-time.tsx';

/** Each yes, the latest first, and the way to the take it was said to. */
export function ApprovalList({ approvals }: { approvals: readonly Approval[] }) {
  if (approvals.length === 0) return null;
  return (
    <ul className="approvals">
      {approvals.map((approval) => (
        <li key={approval.id}>
          <b>
            <bdi>{approval.name}</bdi>
          </b>{' '}
          approved {approval.is_current ? 'this take' : 'an earlier take'} on{' '}
          <ShownTime iso={approval.created_at} exact />
          {approval.is_current ? null : (
            <>
              {' · '}
              <Link className="text-link" to={`?take=${approval.id}`}>
                Show that take
                <span className="sr-only">, which {approval.name} approved</span>
              </Link>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
