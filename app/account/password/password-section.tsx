import { AccountSection } from '../account-section.tsx';
import { PasswordChange } from './password-change.tsx';
import { PasswordFirst } from './password-first.tsx';

type PasswordSectionProps = {
  email: string;
  hasPassword: boolean;
  onChanged: () => void;
};

export function PasswordSection({ hasPassword, ...rest }: PasswordSectionProps) {
  return (
    <AccountSection
      id="password"
      title="Password"
      text={
        hasPassword
          ? 'Changing it signs you out of every other browser and device.'
          : 'You sign in without one so far. With a password you also can where Google is out of reach.'
      }
    >
      {hasPassword ? <PasswordChange {...rest} /> : <PasswordFirst {...rest} />}
    </AccountSection>
  );
}
