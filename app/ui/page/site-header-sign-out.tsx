import { useState } from 'react';
import { signOut } from '../../session/sign-out.ts';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icon.tsx';
import { type Toast, useToast } from '../overlays/toast.tsx';
import { useSignOutQuestion } from './sign-out-question.tsx';

const done: Toast = { title: 'Signed Out', text: 'This browser has forgotten you.' };
const untold: Toast = {
  title: 'Signed out in this window only',
  text: 'The server could not be reached, so your session may still be open there. Load the page when you are connected again, and sign out once more.',
  tone: 'destructive',
  durationMs: 20_000,
};

/** Ends the session; a page that sleeps until it is used wakes up for it. */
export function SiteHeaderSignOut() {
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const { told } = await signOut();
    setBusy(false);
    show(told ? done : untold);
  };
  const { press, question } = useSignOutQuestion(() => void leave());
  return (
    <>
      <Button
        compact
        className="site-header-sign-out"
        loading={busy}
        data-intent=""
        data-intent-now=""
        onClick={press}
      >
        <Icon name="signOut" />
        <span>Sign Out</span>
      </Button>
      {question}
    </>
  );
}
