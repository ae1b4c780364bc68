import { useNavigate } from 'react-router';
import { isAdmin } from '#domain/accounts/viewer.ts';
import type { CallFailure } from '../../calls/ask.ts';
import { refreshSession } from '../../session/refresh-session.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useSignForm } from '../signing-in/sign-form.ts';
import { SignSubmit } from '../signing-in/sign-submit.tsx';
import { isLinkGone } from './link-use.ts';

type LinkVerifyProps = { token: string; next: string | null; onGone: () => void };

export function LinkVerify({ token, next, onGone }: LinkVerifyProps) {
  const { show } = useToast();
  const navigate = useNavigate();
  const goOn = async (title: string) => {
    const { status, user } = await refreshSession();
    // Who becomes an administrator by this was on the way there.
    const path = next ?? (user && isAdmin(user) ? '/admin' : '/projects');
    const isHere = status === 'signed-in';
    show({
      title,
      text: isHere ? 'Thank you. Your account is complete.' : 'Thank you. Sign in to go on.',
    });
    const onward = isHere ? path : `/auth?next=${encodeURIComponent(path)}`;
    await navigate(onward, { replace: true });
  };
  const { form, problem, busy } = useAddressLink(token, {
    done: () => goOn('Email verified'),
    again: () => goOn('Already verified'),
    onGone,
  });
  return (
    <>
      <h1 className="heading-1">Is this you?</h1>
      <p className="muted">
        Press the button to say that this email address is yours. Work you sent to it before becomes
        part of your account.
      </p>
      <form {...form} className="auth-form" aria-label="Verify my email">
        <SignSubmit
          label="Verify my email"
          busyLabel="Verifying..."
          busy={busy}
          problem={problem}
        />
      </form>
    </>
  );
}

type AddressLink = { done(): Promise<void>; again(): Promise<void>; onGone(): void };

/** The form that proves an address by its mailed link; `again` where that is proved already. */
export const useAddressLink = (token: string, { done, again, onGone }: AddressLink) =>
  useSignForm({
    request: ({ verifyAddress }) => verifyAddress(token),
    done,
    refused(failure) {
      if (isVerified(failure)) void again();
      else if (isLinkGone(failure)) onGone();
    },
  });

/** The link was used, and what it stands for holds. */
const isVerified = (failure: CallFailure) =>
  failure.reason === 'refused' && failure.code === 'ALREADY_VERIFIED';
