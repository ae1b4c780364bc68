// Where on the dashboard somebody was: its tab, search and page, for the way back from a page beside it.
import { useEffect } from 'react';
import { useLocation } from 'react-router';

let place = '';

/** Remembers what the dashboard shows, as long as the page is not loaded anew. */
export function useDashboardPlace(): void {
  const { search } = useLocation();
  useEffect(() => {
    place = search;
  }, [search]);
}

/** The address of the dashboard as it was left. */
export const dashboardAddress = (): string => `/admin${place}`;
