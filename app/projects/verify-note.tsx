import { useState } from 'react';
import { askForVerification } from '#domain/contract/auth-routes.ts';
import { call } from '../calls/call.ts';
import { useViewer } from '../session/use-viewer.ts';
import { Button } from '../ui/controls/button.tsx';
import { useToast } from '../ui/overlays/toast.tsx';
import { failureNotice, notices } from './notices.ts';

/** Why a package may not be here yet, while the member's address is not verified. */
export function VerifyNote() {
  const viewer = useViewer();
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  if (!viewer || viewer.email_verified) return null;
  const send = async () => {
    setBusy(true);
    const sent = await call(askForVerification, { body: {} });
    setBusy(false);
    show(sent.ok ? linkSent(viewer.email) : failureNotice(sent.failure, notices.linkNotSent));
  };
  return (
    <section className="verify-note" aria-label="Your address is not verified yet">
      <p>
        Verify <b>{viewer.email}</b>, and packages sent to it appear here, with what you paid for
        them. Open the link that we mailed you.
      </p>
      <Button compact loading={busy} onClick={() => void send()}>
        {busy ? 'Sending…' : 'Send the link again'}
      </Button>
    </section>
  );
}

const linkSent = (email: string) => ({
  title: 'Link sent',
  text: `Open it in the inbox of ${email}.`,
});
