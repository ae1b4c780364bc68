import { useSearchParams } from 'react-router';
import type { AccountFacts } from '#domain/accounts/account-facts.ts';
import { linkGoogle, unlinkGoogle } from '#domain/contract/auth-routes.ts';
import { call } from '../../calls/call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/controls/field-error.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { AccountProblem } from '../account-problem.tsx';
import { AccountSection, focusSection } from '../account-section.tsx';
import { useAccountAction } from '../use-account-action.ts';

type GoogleSectionProps = {
  google: AccountFacts['google'];
  hasPassword: boolean;
  onChanged: () => void;
};

export function GoogleSection({ google, hasPassword, onChanged }: GoogleSectionProps) {
  return (
    <AccountSection
      id="google"
      title="Sign-in with Google"
      text="A linked Google account signs you in without a password."
    >
      <p className="account-fact">
        <b>Google</b>
        <Badge tone={google.linked ? 'available' : 'secondary'}>
          {google.linked ? 'Linked' : 'Not linked'}
        </Badge>
      </p>
      {google.linked ? (
        <Unlink hasPassword={hasPassword} onChanged={onChanged} />
      ) : google.offered ? (
        <LinkUp />
      ) : (
        <p className="account-note">Signing in with Google is not offered here.</p>
      )}
    </AccountSection>
  );
}

function LinkUp() {
  const [asked] = useSearchParams();
  const { busy, failure, run } = useAccountAction();
  const link = () =>
    run(
      () =>
        call(linkGoogle, {
          body: {
            provider: 'google',
            callbackURL: '/account#google',
            errorCallbackURL: '/account',
          },
        }),
      ({ url }) => window.location.assign(url),
    );
  const error = busy || failure ? null : asked.get('error');
  return (
    <div className="account-row">
      <Button loading={busy} onClick={link}>
        {busy ? 'Opening Google...' : 'Link Google'}
      </Button>
      <FieldError>{error ? whyNotLinked(error) : ''}</FieldError>
      <AccountProblem failure={failure} />
    </div>
  );
}

// What stands in the address when Google leads back without success.
function whyNotLinked(error: string): string {
  if (error === 'account_already_linked_to_different_user') {
    return 'This Google account belongs to another account here. Choose another one.';
  }
  if (error === 'access_denied') return 'Google was not linked: you did not agree there.';
  return 'Google was not linked. Please try again.';
}

function Unlink({ hasPassword, onChanged }: { hasPassword: boolean; onChanged: () => void }) {
  const toast = useToast();
  const { busy, failure, run } = useAccountAction();
  const unlink = () =>
    run(
      () => call(unlinkGoogle, { body: { providerId: 'google' } }),
      () => {
        focusSection('google');
        toast.show({ title: 'Google unlinked', text: 'Your password signs you in from now on.' });
        onChanged();
      },
    );
  if (!hasPassword) {
    return (
      <p className="account-note">
        Google is how you sign in.{' '}
        <a className="text-link" href="#password">
          Set a password
        </a>{' '}
        before you unlink it.
      </p>
    );
  }
  return (
    <div className="account-row">
      <Button loading={busy} onClick={unlink}>
        {busy ? 'Unlinking...' : 'Unlink Google'}
      </Button>
      <AccountProblem failure={failure} />
    </div>
  );
}
