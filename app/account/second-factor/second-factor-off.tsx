import { type Enrolment, enableSecondFactor } from '#domain/contract/auth-routes.ts';
import { call } from '../../calls/call.ts';
import { SecondFactorPassword } from './second-factor-password.tsx';

type SecondFactorOffProps = {
  email: string;
  hasPassword: boolean;
  onStarted: (enrolment: Enrolment) => void;
};

export function SecondFactorOff({ email, hasPassword, onStarted }: SecondFactorOffProps) {
  if (!hasPassword) {
    return (
      <p className="account-note">
        A second factor stands behind a password, and this account has none yet.{' '}
        <a className="text-link" href="#password">
          Set a password first
        </a>
        .
      </p>
    );
  }
  return (
    <SecondFactorPassword
      email={email}
      label="Turn the second factor on"
      button={{ idle: 'Set up second factor', busy: 'Preparing...' }}
      call={(password) => call(enableSecondFactor, { body: { password } })}
      onDone={onStarted}
    />
  );
}
