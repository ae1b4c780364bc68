import { useEffect } from 'react';
import { Link } from 'react-router';
import { useToast } from '../../ui/overlays/toast.tsx';
import { LinkMailForm } from '../mailed-link/link-mail-form.tsx';

const words = {
  recover: {
    heading: 'A new password',
    text: 'We send you a link; with it you choose a new password.',
  },
  'sign-in': {
    heading: 'Sign in by email',
    text: 'We send you a link that signs you in, without a password. It works once.',
  },
} as const;
export type AuthMailKind = keyof typeof words;

type AuthMailProps = { kind: AuthMailKind; email: string; next: string; back: string };

/** 'Forgot password?' and 'Email me a sign-in link'. */
export function AuthMail({ kind, email, next, back }: AuthMailProps) {
  const { heading, text } = words[kind];
  const { withdraw } = useToast();
  // What failed before is another way in than this one.
  useEffect(() => withdraw('sign-in'), [withdraw]);
  return (
    <>
      <h1 className="heading-1">{heading}</h1>
      <p className="muted">{text}</p>
      <LinkMailForm kind={kind} email={email} next={next}>
        <p className="auth-ways">
          <Link className="text-link" to={back} data-intent="">
            Back to Sign In
          </Link>
        </p>
      </LinkMailForm>
    </>
  );
}
