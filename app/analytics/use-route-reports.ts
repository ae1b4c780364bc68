import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { reportRoute } from '../usage-events.ts';

/** Says that the address changed, for the page to count. Use once, at the root. */
export function useRouteReports(): void {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the reason
  useEffect(() => {
    reportRoute();
  }, [pathname, search]);
}
