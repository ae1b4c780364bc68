import { Link } from 'react-router';
import { PasswordField } from '../../ui/controls/password/password-field.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { EmailField } from '../email-field.tsx';
import { enter } from './sign-enter.ts';
import { useSignForm } from './sign-form.ts';
import { SignSubmit } from './sign-submit.tsx';

type SignInFormProps = {
  /** What is in the field at first. */
  email: string;
  /** The way to another view of this page, which keeps where to go on. */
  viewAt: (view: string) => string;
  /** The password was right, and a second factor is asked for. */
  onChallenge: () => void;
};

export function SignInForm({ email, viewAt, onChallenge }: SignInFormProps) {
  const { show } = useToast();
  const { form, errors, problem, busy } = useSignForm({
    limited: 'A sign-in link by email lets you in at once.',
    request: ({ signIn }) => signIn,
    async done({ twoFactorRedirect }) {
      if (twoFactorRedirect) {
        onChallenge();
        return;
      }
      await enter();
      show({ title: 'Welcome back!', text: 'You have successfully signed in.' });
    },
    refused: (_, text) =>
      show({ title: 'Sign In Failed', text, tone: 'destructive', about: 'sign-in' }),
  });
  return (
    <form {...form} className="auth-form" aria-label="Sign in">
      <EmailField email={email} error={errors.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <SignSubmit label="Sign In" busyLabel="Signing in..." busy={busy} problem={problem} />
      {/* They wait for the application, which takes the address along. */}
      <p className="auth-ways">
        <Link className="text-link" to={viewAt('mail=recover')} data-intent="">
          Forgot password?
        </Link>
        <Link className="text-link" to={viewAt('mail=sign-in')} data-intent="">
          Email me a sign-in link
        </Link>
      </p>
    </form>
  );
}
