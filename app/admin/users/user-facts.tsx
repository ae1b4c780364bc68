import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AdminUser } from '#domain/admin/users.ts';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { subscriptionWords } from '../sales/sales-words.ts';

type UserProps = { user: AdminUser };

/** Who it is, how they sign in, and the ways to what they made and paid. */
export function UserFacts({ user }: UserProps) {
  return (
    <section className="admin-details-section">
      <h3 className="heading-3">Account</h3>
      <dl className="admin-facts">
        {factsOf(user).map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function factsOf(user: AdminUser): [label: string, words: ReactNode][] {
  const ways = [
    user.has_password ? 'Password' : null,
    user.has_google ? 'Google' : null,
    'mailed link',
    user.two_factor_enabled ? 'with a second factor' : null,
  ].filter((way) => way !== null);
  const all: [string, ReactNode][] = [
    [
      'Email',
      <a key="mail" className="text-link" href={`mailto:${user.email}`}>
        {user.email}
      </a>,
    ],
    ['Company', user.company_name || null],
    ['Phone', user.phone || null],
    ['Joined', <ShownTime key="joined" iso={user.created_at} exact />],
    ['Signs in by', `${ways.join(', ')}${passkeyWords(user.passkeys)}`],
    ['Administrator', roleWords[user.by_command ? 'byCommand' : (user.admin ?? 'no')]],
    ['Suspended', user.suspended_at ? <ShownTime key="s" iso={user.suspended_at} exact /> : null],
    ['Projects', <Found key="projects" count={user.projects} to="/admin" of={user} />],
    ['Orders', <Found key="orders" count={user.orders} to="/admin/orders" of={user} />],
    ['Starter package', packageWords(user)],
  ];
  return all.filter(([, words]) => words !== null);
}

// After the second factor, which a passkey does not ask for.
const passkeyWords = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? '; a passkey' : `; ${count} passkeys`;
};

const packageWords = (user: AdminUser): string => {
  const { subscribed, subscription_state: state, subscription_ending: isEnding } = user;
  if (!state) return subscribed ? 'Runs' : 'None';
  return `${subscriptionWords[state]}${isEnding ? ', canceled' : ''}`;
};

const roleWords = {
  granted: 'Yes, granted by an administrator',
  byCommand: 'Yes, granted by the command npm run grant-admin',
  configured: 'Yes, because ADMIN_EMAILS names the address',
  no: 'No',
};

function Found({ count, to, of }: { count: number; to: string; of: AdminUser }) {
  if (count === 0) return 'None';
  return (
    <Link className="text-link" to={`${to}?q=${encodeURIComponent(of.email)}`}>
      {count.toLocaleString('en-US')}
      <span className="sr-only"> of {of.email}</span>
    </Link>
  );
}

/** Where they are signed in. */
export function UserSessions({ user: { sessions } }: UserProps) {
  return (
    <section className="admin-details-section">
      <h3 className="heading-3">Sessions</h3>
      {sessions.length === 0 ? <p className="muted">Signed in nowhere.</p> : null}
      <ul className="admin-entries">
        {sessions.map(({ id, device, place, created_at, last_used_at }) => (
          <li key={id}>
            {device}
            <span className="meta">
              {place ? `${place} · since ` : 'Since '}
              <ShownTime iso={created_at} exact /> · last seen{' '}
              <ShownTime iso={last_used_at} exact />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
