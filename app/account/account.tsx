import { redirect, useRevalidator } from 'react-router';
import { isAdmin } from '#domain/accounts/viewer.ts';
import { pageContext } from '../page-context.ts';
import { appUrlOf, pageMeta } from '../page-meta.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { useViewer } from '../session/use-viewer.ts';
import { SiteHeader } from '../ui/page/site-header.tsx';
import type { Route } from './+types/account';
import { AccountJumpList } from './account-jump-list.tsx';
import { ApiKeysSection } from './api-keys/api-keys-section.tsx';
import { PaymentsSection } from './billing/payments-section.tsx';
import { PasskeySection } from './passkeys/passkey-section.tsx';
import { PasswordSection } from './password/password-section.tsx';
import { DataSection } from './person/data-section.tsx';
import { DeleteSection } from './person/delete-section.tsx';
import { EmailSection } from './person/email-section.tsx';
import { GoogleSection } from './person/google-section.tsx';
import { ProfileSection } from './person/profile-section.tsx';
import { SecondFactorSection } from './second-factor/second-factor-section.tsx';
import { SessionSection } from './sessions/session-section.tsx';
import './account.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { account, payments } = context.get(pageContext);
  if (!account || !payments) throw redirect('/auth?next=/account');
  const [facts, paid] = await Promise.all([account(), payments()]);
  return { facts, paid };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Account',
    description: 'Your profile, how you sign in, your sessions, your payments and your data.',
    path: '/account',
    appUrl: appUrlOf(matches),
    hidden: true,
  });
}

export default function AccountRoute({ loaderData }: Route.ComponentProps) {
  const { facts, paid } = loaderData;
  const { profile, email_verified, has_password, google, sessions } = facts;
  const { revalidate } = useRevalidator();
  const viewer = useViewer();
  const onChanged = () => {
    void refreshSession();
    void revalidate();
  };
  const secret = { email: profile.email, hasPassword: has_password, onChanged };
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page account-page">
        <h1 className="heading-1 account-title">Account</h1>
        <p className="account-subtitle muted">{profile.email}</p>
        <div className="account-body">
          <AccountJumpList />
          <div className="account-sections" key={profile.id}>
            <ProfileSection profile={profile} onChanged={onChanged} />
            <EmailSection
              owner={profile.id}
              email={profile.email}
              verified={email_verified}
              awaited={facts.awaited_email}
              hasPassword={has_password}
              onChanged={onChanged}
            />
            <PasswordSection {...secret} />
            <SecondFactorSection
              {...secret}
              enabled={facts.two_factor_enabled}
              codesLeft={facts.recovery_codes_left}
            />
            <PasskeySection passkeys={facts.passkeys} onChanged={onChanged} />
            <GoogleSection google={google} hasPassword={has_password} onChanged={onChanged} />
            <SessionSection sessions={sessions} onChanged={onChanged} />
            <PaymentsSection payments={paid} />
            <ApiKeysSection isAdmin={viewer !== null && isAdmin(viewer)} />
            <DataSection />
            <DeleteSection facts={facts} payments={paid} />
          </div>
        </div>
      </main>
    </>
  );
}
