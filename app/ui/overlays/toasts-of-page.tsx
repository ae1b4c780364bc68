import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useToast } from './toast.tsx';

/** What a page has said goes with it. */
export function ToastsOfPage() {
  const { pathname } = useLocation();
  const { changeScreen } = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason
  useEffect(changeScreen, [pathname, changeScreen]);
  return null;
}
