import { useCallback, useEffect } from 'react';
import { useProfile } from '#app/session/profile-store.ts';
import { useSession } from '#app/session/session-store.ts';
import type { DraftStore } from './saving/draft-store.ts';

/**
 * Who is signed in: null for nobody, undefined until it is known. What their profile says fills
 * the contact answers that are empty: now, and when `fillContact` is called.
 */
export function useMember(store: DraftStore) {
  const { status, user } = useSession();
  const profile = useProfile();
  const name = user?.full_name ?? '';
  const email = user?.email ?? '';
  const own = profile !== null && profile.id === user?.id ? profile : null;
  const fillContact = useCallback(() => {
    const [companyName, phone] = [own?.company_name ?? '', own?.phone ?? ''];
    store.dispatch({ type: 'contact-known', contact: { name, email, companyName, phone } });
  }, [store, name, email, own]);
  useEffect(fillContact, [fillContact]);
  return { member: status === 'loading' && user === null ? undefined : user, fillContact };
}
