import { createContext, useContext } from 'react';
import type { CallFailure } from '../calls/ask.ts';

/** What the pages behind the guard share. */
export type AdminGuard = {
  /** Mails are kept here, to be read at `/mailbox`. */
  keepsMail: boolean;
  /** Whether a failure means that the viewer is no admin (any more); the guard is then shut. */
  shutBy: (failure: CallFailure) => boolean;
};

export const AdminGuardContext = createContext<AdminGuard>({
  keepsMail: false,
  shutBy: () => false,
});

export const useAdminGuard = (): AdminGuard => useContext(AdminGuardContext);

/**
 * The same for a form: who is signed out can sign in elsewhere, and what was typed waits for that.
 */
export function useFormGuard(): AdminGuard['shutBy'] {
  const { shutBy } = useAdminGuard();
  return (failure) => failure.reason !== 'signed-out' && shutBy(failure);
}

/** Nobody is signed in, or somebody without the role. */
export const isRefusal = (failure: CallFailure): boolean =>
  failure.reason === 'signed-out' || (failure.reason === 'refused' && failure.code === 'forbidden');
