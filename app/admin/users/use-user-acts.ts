import { useState } from 'react';
import type { AdminUser } from '#domain/admin/users.ts';
import * as routes from '#domain/contract/admin-user-routes.ts';
import type { CallFailure, Result } from '../../calls/ask.ts';
import { call } from '../../calls/call.ts';
import { conflictMessage } from '../../calls/conflict-message.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { connectionWords } from '../forms/connection-words.ts';
import { useFormGuard } from '../use-admin-guard.ts';

/** What is done at one press. */
export type PlainAct = 'sign-out' | 'verify' | 'reset';
/** What takes a reason. */
export type ReasonedAct = 'grant' | 'take' | 'suspend' | 'restore' | 'delete';
type Act = PlainAct | ReasonedAct;

const ask = (act: Act, id: string, reason: string): Promise<Result<unknown>> => {
  const params = { id };
  switch (act) {
    case 'sign-out':
      return call(routes.endUserSessions, { params });
    case 'verify':
      return call(routes.mailUser, { params, body: { kind: 'verify-email' } });
    case 'reset':
      return call(routes.mailUser, { params, body: { kind: 'recover-password' } });
    case 'grant':
    case 'take':
      return call(routes.changeUserRole, { params, body: { admin: act === 'grant', reason } });
    case 'suspend':
    case 'restore':
      return call(routes.suspendUser, { params, body: { suspended: act === 'suspend', reason } });
    case 'delete':
      return call(routes.deleteUser, { params, body: { reason } });
  }
};

const done: Record<Act, (email: string) => string> = {
  'sign-out': (email) =>
    `${email} is signed out everywhere. Links mailed to them before do not work any more.`,
  verify: (email) => `The link to verify the address goes to ${email}.`,
  reset: (email) => `The link to choose another password goes to ${email}.`,
  grant: (email) => `${email} is an administrator now.`,
  take: (email) => `${email} is no administrator any more.`,
  suspend: (email) => `${email} is signed out, and cannot sign in.`,
  restore: (email) => `${email} can sign in again.`,
  delete: (email) => `The account of ${email} is deleted.`,
};

type Ends = { onChanged: () => void; onGone: () => void };

/** What an administrator does to an account; `busy` says which act is under way. */
export function useUserActs({ id, email }: AdminUser, { onChanged, onGone }: Ends) {
  const [busy, setBusy] = useState<Act | null>(null);
  const { show } = useToast();
  const shutBy = useFormGuard();
  /** Says whether it was done. What failed keeps its form, unless things stand otherwise by now. */
  const run = async (act: Act, reason = ''): Promise<boolean> => {
    if (busy) return false;
    setBusy(act);
    const result = await ask(act, id, reason.trim());
    setBusy(null);
    if (result.ok) {
      show({ title: 'Done', text: done[act](email) });
      if (act === 'delete') onGone();
      else onChanged();
    } else if (!shutBy(result.failure)) {
      show(failed(result.failure));
      if (result.failure.reason === 'conflict') onChanged();
    }
    return result.ok;
  };
  return { busy, run };
}

const failed = (failure: CallFailure) => ({
  title: 'Nothing was changed',
  text:
    failure.reason === 'conflict'
      ? conflictMessage(failure.body, 'It cannot be done as things stand now.')
      : (connectionWords(failure) ?? 'The server could not do it just now. Please try again.'),
  tone: 'destructive' as const,
});
