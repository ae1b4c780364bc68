import type { LiveState } from '../../live/use-live.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { LiveMark } from '../live-mark.tsx';
import { useAdminGuard } from '../use-admin-guard.ts';

type DashboardHeadProps = { failures: number; live: LiveState };

/** The title, and the ways to what is no tab. */
export function DashboardHead({ failures, live }: DashboardHeadProps) {
  const { keepsMail } = useAdminGuard();
  return (
    <div className="admin-head admin-head-live">
      <div className="admin-head-title">
        <h1 className="heading-1 admin-title">Admin Dashboard</h1>
        <LiveMark state={live} />
      </div>
      <div className="admin-head-ways">
        <LinkButton to="/admin/orders" compact>
          Orders
        </LinkButton>
        <LinkButton to="/admin/subscriptions" compact>
          Subscriptions
        </LinkButton>
        <LinkButton to="/admin/users" compact>
          Users
        </LinkButton>
        <LinkButton to="/admin/failures" compact className="admin-counted">
          Failures
          {failures > 0 ? (
            <span className="admin-count">
              {failures.toLocaleString('en-US')}
              <span className="sr-only"> waiting</span>
            </span>
          ) : null}
        </LinkButton>
        <LinkButton to="/admin/webhooks" compact>
          Webhooks
        </LinkButton>
        <LinkButton to="/admin/audit" compact>
          Audit log
        </LinkButton>
        {keepsMail ? (
          <LinkButton to="/mailbox" reloadDocument compact>
            Mailbox
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
