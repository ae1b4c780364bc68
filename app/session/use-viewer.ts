import { useRouteLoaderData } from 'react-router';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { useSession } from './session-store.ts';

/** Who is signed in, to show: the one the page was made for until the session is known. */
export function useViewer(): Viewer | null {
  const { status, user } = useSession();
  const root = useRouteLoaderData('root') as { viewer?: Viewer | null } | undefined;
  return status === 'loading' ? (user ?? root?.viewer ?? null) : user;
}
