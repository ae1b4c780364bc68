import { useState } from 'react';
import { mailProject } from '#domain/contract/project-routes.ts';
import { call } from '../calls/call.ts';
import { useToast } from '../ui/overlays/toast.tsx';
import { failureNotice, notices } from './notices.ts';

/** Mails the project; `mailbox` is where it can be read on an installation that keeps its mail. */
export function useMailProject(id: string) {
  const [sending, setSending] = useState(false);
  const [mailbox, setMailbox] = useState('');
  const { show } = useToast();
  const send = async () => {
    setSending(true);
    const result = await call(mailProject, { params: { id } });
    setSending(false);
    if (result.ok) {
      setMailbox(result.answer.mailbox ?? '');
      return show(notices.mailed);
    }
    const { failure } = result;
    const text = failure.reason === 'signed-out' ? notices.mailSignedOut : notices.notMailed;
    show(failureNotice(failure, text));
  };
  return { sending, mailbox, send };
}
