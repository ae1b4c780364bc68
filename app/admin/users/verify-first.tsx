import { useState } from 'react';
import { askForVerification } from '#domain/contract/auth-routes.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';

/** An administrator is one by a verified address: says so to whoever has not verified theirs. */
export function VerifyFirst() {
  const [busy, setBusy] = useState(false);
  const { show } = useToast();
  const send = async () => {
    setBusy(true);
    const result = await call(askForVerification, { body: {} });
    setBusy(false);
    if (result.ok) show({ title: 'Link sent', text: 'Open it in the inbox of your address.' });
    else show({ title: 'Error', text: failed, tone: 'destructive' });
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        Your email address is not verified yet. If you are an administrator, you are let in once you
        have opened the link we sent to it.
      </p>
      <Button compact loading={busy} onClick={() => void send()}>
        {busy ? 'Sending...' : 'Send the link again'}
      </Button>
    </div>
  );
}

const failed = 'The link could not be sent just now. Please try again in a little while.';
