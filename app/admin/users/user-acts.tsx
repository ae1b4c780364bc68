import { useRef, useState } from 'react';
import type { AdminUser } from '#domain/admin/users.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ReasonForm } from '../forms/reason-form.tsx';
import { type PlainAct, type ReasonedAct, useUserActs } from './use-user-acts.ts';

type UserActsProps = { user: AdminUser; onChanged: () => void; onGone: () => void };

/** What can be done to the account: at a press what helps its owner, with a reason what changes it. */
export function UserActs({ user, onChanged, onGone }: UserActsProps) {
  const [asking, setAsking] = useState<ReasonedAct | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const close = () => {
    const act = asking;
    setAsking(null);
    // Back to the button that asked.
    requestAnimationFrame(() =>
      buttons.current?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.focus(),
    );
  };
  const { busy, run } = useUserActs(user, {
    onGone,
    onChanged: () => {
      setAsking(null);
      onChanged();
    },
  });
  return (
    <section className="admin-details-section">
      <h3 className="heading-3">Act</h3>
      <div className="flex flex-wrap gap-3" ref={buttons}>
        {plainActs(user).map((act) => (
          <Button key={act} compact loading={busy === act} onClick={() => void run(act)}>
            {plainWords[act]}
          </Button>
        ))}
        {reasonedActs(user).map((act) => (
          <Button
            key={act}
            compact
            data-act={act}
            variant={act === 'delete' ? 'destroy' : 'secondary'}
            aria-expanded={asking === act}
            onClick={() => setAsking(act)}
          >
            {reasonedWords[act].button}
          </Button>
        ))}
      </div>
      {missingWords(user).map((words) => (
        <p className="muted" key={words}>
          {words}
        </p>
      ))}
      {asking ? (
        <ReasonForm
          key={asking}
          name={`${asking}:${user.id}`}
          what={reasonedWords[asking].what(user.email, user)}
          unread="The user does not read it."
          words={{ now: reasonedWords[asking].now, cancel: 'Cancel' }}
          destroys={asking === 'delete' || asking === 'suspend'}
          busy={busy === asking}
          onDo={(reason) => run(asking, reason)}
          onCancel={close}
        />
      ) : null}
    </section>
  );
}

const plainActs = (user: AdminUser): PlainAct[] => [
  ...(user.sessions.length > 0 && !user.self ? (['sign-out'] as const) : []),
  ...(user.email_verified ? [] : (['verify'] as const)),
  // Nothing is mailed to a suspended account.
  ...(user.suspended_at ? [] : (['reset'] as const)),
];
const plainWords: Record<PlainAct, string> = {
  'sign-out': 'Sign out everywhere',
  verify: 'Send the verification link',
  reset: 'Send a password reset',
};

// What the settings say is changed there, and of oneself an administrator changes the role alone.
const reasonedActs = (user: AdminUser): ReasonedAct[] => [
  ...(mayBeGranted(user) ? (['grant'] as const) : []),
  ...(user.admin === 'granted' ? (['take'] as const) : []),
  ...(user.self ? [] : ([user.suspended_at ? 'restore' : 'suspend', 'delete'] as const)),
];
const mayBeGranted = ({ admin, suspended_at, email_verified }: AdminUser) =>
  admin === null && !suspended_at && email_verified;
const paidWords = (cents: number): string =>
  cents > 0
    ? `They paid ${formatCents(cents)} that was not given back: deleting gives nothing back, and the orders stay for the books.`
    : 'Nothing they paid is left with the house.';

// What to know before, and why something that is looked for here is not offered.
const missingWords = (user: AdminUser): string[] => [
  ...(plainActs(user).includes('sign-out') && !user.suspended_at
    ? [
        'Signing them out ends the links that were mailed to them, too: send a password reset after it.',
      ]
    : []),
  ...notOffered(user),
];
const notOffered = ({ self, admin, email_verified, suspended_at }: AdminUser): string[] => [
  ...(suspended_at ? ['A password reset is mailed once the account is restored.'] : []),
  ...(self ? ['Your own account is suspended or deleted by another administrator alone.'] : []),
  ...(admin === 'configured'
    ? ['ADMIN_EMAILS in the settings makes them an administrator: the role is taken there.']
    : []),
  ...(admin === null && !email_verified
    ? ['They can be made an administrator once the address is verified.']
    : []),
  ...(admin === null && email_verified && suspended_at
    ? ['They can be made an administrator once the account is restored.']
    : []),
];
type Words = { button: string; now: string; what: (email: string, user: AdminUser) => string };
const reasonedWords: Record<ReasonedAct, Words> = {
  grant: {
    button: 'Make administrator',
    now: 'Make administrator now',
    what: (email) =>
      `${email} will see everything here: projects, money, users, and do all that you can.`,
  },
  take: {
    button: 'Take the role',
    now: 'Take the role now',
    what: (email) => `${email} will see their own projects alone. The account stays.`,
  },
  suspend: {
    button: 'Suspend',
    now: 'Suspend now',
    what: (email) =>
      `${email} will be signed out everywhere and cannot sign in until you restore the account. What they made and paid stays; a subscription goes on. Payment pages they left open are closed.`,
  },
  restore: {
    button: 'Restore',
    now: 'Restore now',
    what: (email) => `${email} will be able to sign in again.`,
  },
  delete: {
    button: 'Delete account',
    now: 'Delete the account now',
    what: (email, { paid_cents }) =>
      `Everything of ${email} goes, as if they had deleted it: projects, packages, sessions. ${paidWords(paid_cents)} A subscription ends. They are mailed. This cannot be undone.`,
  },
};
