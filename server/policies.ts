// Who may do what. Everything not allowed here is refused, as if it were not there.
import { isAdmin, type Viewer } from '#domain/accounts/viewer.ts';
import type { BidState } from '#domain/bidding/bid.ts';
import type { ExportFormat } from '#domain/exports/formats.ts';
import type { LiveChannel } from '#domain/live/channels.ts';
import type { Entitlement } from '#domain/payments/entitlement.ts';

/**
 * Whom an address is open to. What it names may be one member's: the owner's alone, or theirs and
 * the admins' to read. Whose it is, the policies below say, where it is read.
 */
export type Audience = 'everybody' | 'members' | 'owner' | 'owner and admins' | 'admins';

/** Whether an address of this audience lets somebody in; who has not signed in may do so. */
export function mayEnter(viewer: Viewer | null, audience: Audience): 'yes' | 'sign-in' | 'no' {
  if (audience === 'everybody') return 'yes';
  if (!viewer) return 'sign-in';
  return audience !== 'admins' || isAdmin(viewer) ? 'yes' : 'no';
}

/** Oneself, and admins of anybody. */
export const mayKnowRoles = (viewer: Viewer | null, userId: string): boolean =>
  viewer !== null && (viewer.id === userId.toLowerCase() || isAdmin(viewer));

/** Who sits at the machine itself, and admins. */
export const mayReadMailbox = (viewer: Viewer | null, isOwnMachine: boolean): boolean =>
  isOwnMachine || (viewer !== null && isAdmin(viewer));

type Owned = { user_id: string };

/** The owner, and admins. */
export const mayRead = (viewer: Viewer | null, { user_id }: Owned): boolean =>
  viewer !== null && (viewer.id === user_id || isAdmin(viewer));

/** One's own, in a conversation: a key for writing and drawing reads no projects, and no payments. */
export const mayHearOfOwnWork = (viewer: Viewer | null, isProgram: boolean): viewer is Viewer =>
  viewer !== null && !isProgram;

/** The owner alone: admins look, they do not write in somebody's work. */
export const mayChange = (viewer: Viewer | null, { user_id }: Owned): boolean =>
  viewer !== null && viewer.id === user_id;

/** What a member owns, that member alone; what nobody owns, whoever knows its id. */
export const mayPayFor = (
  viewer: Viewer | null,
  { user_id }: { user_id: string | null },
): boolean => user_id === null || viewer?.id === user_id;

/**
 * Pays at a checkout that was begun, where that is the house's own test page: the member whose it is. A
 * guest's is whoever's who knows its address, but nobody's who is signed in as somebody else.
 */
export const mayPayCheckout = (
  viewer: Viewer | null,
  { user_id, email }: { user_id: string | null; email: string },
): boolean =>
  user_id === null
    ? viewer === null || viewer.email.toLowerCase() === email.toLowerCase()
    : viewer?.id === user_id;

/**
 * A picture of a product: the member's whose it is; a guest's is the browser's that sent it, whoever
 * signs in there. `guest` is the hash of the browser's key. Admins see what is drawn of it, not it.
 */
export const mayUsePicture = (
  viewer: Pick<Viewer, 'id'> | null,
  guest: string | null,
  picture: { user_id: string | null; guest: string | null },
): boolean =>
  picture.user_id === null
    ? picture.guest !== null && picture.guest === guest
    : viewer?.id === picture.user_id;

/** Gives any payment back, beyond the guarantee too: admins. */
export const mayRefund = (viewer: Viewer | null): boolean => viewer !== null && isAdmin(viewer);

/** Accounts of members, roles among them: admins. */
export const mayManageUsers = (viewer: Viewer | null): boolean =>
  viewer !== null && isAdmin(viewer);

/** Shut out or delete: somebody else. Oneself leaves by the account page, with the password. */
export const mayRemoveUser = (viewer: Viewer | null, userId: string): boolean =>
  mayManageUsers(viewer) && viewer?.id !== userId;

/** Payments and subscriptions: the member whose they are. Of somebody else's, admins only give back. */
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

/** A format of the starter package: who has it, and admins, who look after everybody's work. */
export const mayExport = (
  viewer: Viewer | null,
  entitlement: Entitlement,
  { offer }: Pick<ExportFormat, 'offer'>,
): boolean => offer === 'free' || entitlement === 'starter' || (viewer !== null && isAdmin(viewer));

/**
 * A film without the slate that says what it was made with. The film is made in the browser, as a
 * convenience: whoever changes our page can leave the slate out there, and has made no file of ours. What is
 * enforced here is what we tell the page.
 */
export const mayLeaveOutSlate = (viewer: Viewer | null, entitlement: Entitlement): boolean =>
  mayExport(viewer, entitlement, { offer: 'starter' });
/** Documents with the client's own logo and its colour: as with formats. */
export const mayShowOwnLook = (viewer: Viewer | null, entitlement: Entitlement): boolean =>
  mayExport(viewer, entitlement, { offer: 'starter' });
/** Takes of a project beyond the newest, which everybody has: who has the starter package. */
export const mayKeepYearOfTakes = (entitlement: Entitlement): boolean =>
  mayExport(null, entitlement, { offer: 'starter' });
/** Cuts of a film beyond those that everybody has: as with formats. */
export const mayMakeCut = (
  viewer: Viewer | null,
  entitlement: Entitlement,
  { isFree }: { isFree: boolean },
): boolean => mayExport(viewer, entitlement, { offer: isFree ? 'free' : 'starter' });

/** Stages, assignees and notes of the house's own work: admins. */
export const mayRunPipeline = (viewer: Viewer | null): boolean =>
  viewer !== null && isAdmin(viewer);

/** Take a note back: whoever wrote it, while they are of the house. */
export const mayRemoveNote = (
  viewer: Viewer | null,
  { author_id }: { author_id: string | null },
): boolean => mayRunPipeline(viewer) && author_id === viewer?.id;

type Link = { expires_at: Date | null; passphrase: string | null; allows_downloads: boolean };

/**
 * What is behind a link: whoever knows its address, until it is over, once they said its pass phrase
 * where it has one. Its owner needs none.
 */
export function mayOpenShared(
  viewer: Viewer | null,
  project: Owned,
  { expires_at, passphrase }: Link,
  { now, hasSaid }: { now: Date; hasSaid: boolean },
): 'yes' | 'locked' | 'ended' {
  if (expires_at !== null && expires_at <= now) return 'ended';
  return passphrase === null || hasSaid || mayChange(viewer, project) ? 'yes' : 'locked';
}

/** Comments on and approves what is shared: guests nobody blocked. The owner answers elsewhere. */
export const mayWriteShared = (
  viewer: Viewer | null,
  project: Owned,
  { isBlocked }: { isBlocked: boolean },
): boolean => !isBlocked && !mayChange(viewer, project);

/** Takes the package along on paper: guests where the owner lets them, and the owner. */
export const mayTakeAlong = (
  viewer: Viewer | null,
  project: Owned,
  { allows_downloads }: Link,
): boolean => allows_downloads || mayChange(viewer, project);

/** Offers something behind a director's own link: until the owner has decided. */
export const mayOfferBid = ({ state }: { state: BidState }): boolean =>
  state === 'asked' || state === 'offered';
