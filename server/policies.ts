// Who may do what. Everything not allowed here is refused, as if it were not there.
import { isAdmin, type Viewer } from '#domain/accounts/viewer.ts';

type Owned = { user_id: string };

/** The owner, and admins. */
export const mayRead = (viewer: Viewer | null, { user_id }: Owned): boolean =>
  viewer !== null && (viewer.id === user_id || isAdmin(viewer));

/** The owner alone: admins look, they do not write in somebody's work. */
export const mayChange = (viewer: Viewer | null, { user_id }: Owned): boolean =>
  viewer !== null && viewer.id === user_id;
