// Who may do what. Everything not allowed here is refused, as if it were not there.
import { isAdmin, type Viewer } from '#domain/accounts/viewer.ts';
import type { LiveChannel } from '#domain/live/channels.ts';

type Owned = { user_id: string };

/** The owner, and admins. */
export const mayRead = (viewer: Viewer | null, { user_id }: Owned): boolean =>
  viewer !== null && (viewer.id === user_id || isAdmin(viewer));

/** The owner alone: admins look, they do not write in somebody's work. */
export const mayChange = (viewer: Viewer | null, { user_id }: Owned): boolean =>
  viewer !== null && viewer.id === user_id;

/** What a member owns, that member alone; what nobody owns, whoever knows its id. */
export const mayPayFor = (
  viewer: Viewer | null,
  { user_id }: { user_id: string | null },
): boolean => user_id === null || viewer?.id === user_id;

/** Payments and subscriptions: the member whose they are. Admins do not act on somebody's money. */
export const mayManagePayment = (
  viewer: Viewer | null,
  { user_id }: { user_id: string | null },
): boolean => viewer !== null && viewer.id === user_id;

/**
 * The house's channel: admins. A member's: that member, of what concerns them; `subject` is whom it
 * concerns, undefined when that is not known.
 */
export const mayHear = (viewer: Viewer, channel: LiveChannel, subject?: string): boolean =>
  channel === 'admin' ? isAdmin(viewer) : subject === undefined || subject === viewer.id;
