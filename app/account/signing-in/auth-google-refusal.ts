import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useToast } from '../../ui/overlays/toast.tsx';

const words: Record<string, string> = {
  account_suspended: 'This account is suspended. Please contact us.',
  access_denied: 'You did not allow it. Nothing has changed.',
  account_not_linked:
    'There is an account with this address already. Sign in to it, then connect Google on your account page.',
  account_already_linked_to_different_user: 'This Google account belongs to another account here.',
  email_not_verified: 'Google has not verified this email address.',
  google_unavailable: 'Google could not be reached just now. Please try again.',
  state_mismatch: 'This took too long or was opened in another browser. Please try again.',
};

/** Says what Google, or the way back from it, answered (`?error=`), once. */
export function useGoogleRefusal(): void {
  const { show } = useToast();
  const [search, setSearch] = useSearchParams();
  const code = search.get('error');
  useEffect(() => {
    if (!code) return;
    const text = words[code] ?? 'Google could not sign you in just now. Please try again.';
    show({ title: 'Google Sign In Failed', text, tone: 'destructive' });
    setSearch(
      (now) => {
        for (const name of ['error', 'error_description', 'from']) now.delete(name);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [code, show, setSearch]);
}
