import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useSignOutQuestion } from '../../ui/page/sign-out-question.tsx';
import { useSignOut } from './session-sign-out.ts';

type SessionLeaveProps = { everywhere: boolean; busyLabel: string; children: ReactNode };

/** Signs out here, or everywhere. */
export function SessionLeave({ everywhere, busyLabel, children }: SessionLeaveProps) {
  const { busy, leave } = useSignOut();
  const { press, question } = useSignOutQuestion(() => void leave(everywhere));
  return (
    <>
      <Button compact={!everywhere} loading={busy} onClick={press}>
        {busy ? busyLabel : children}
      </Button>
      {question}
    </>
  );
}
