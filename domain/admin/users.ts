import { z } from 'zod';
import { listedSession } from '../accounts/account-facts.ts';
import { subscriptionStates } from '../payments/subscription-facts.ts';
import { text } from '../text.ts';
import { doneAct } from './audit.ts';
import { adminPageSize } from './project-list.ts';

/** What a list of users can be narrowed to. */
export const userStates = ['admin', 'unverified', 'suspended'] as const;
export type UserState = (typeof userStates)[number];

/** What `GET /api/admin/users` takes. `q` is a part of a name or an address. */
export const adminUsersQuery = z.object({
  q: text(200).default(''),
  state: z.enum(userStates).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(adminPageSize),
});
export type AdminUsersQuery = z.output<typeof adminUsersQuery>;

/** Why somebody is an administrator: the settings name the address, or it was granted. */
const adminSource = z.enum(['configured', 'granted']);

export const adminUserRow = z.object({
  id: z.string(),
  /** As typed; may be empty. */
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  admin: adminSource.nullable(),
  suspended_at: z.string().nullable(),
  created_at: z.string(),
  /** To the day; null for who has no session any more. */
  last_seen_at: z.string().nullable(),
  projects: z.number().int(),
});
export type AdminUserRow = z.infer<typeof adminUserRow>;

/** Newest first. */
export const adminUserPage = z.object({
  rows: z.array(adminUserRow),
  total: z.number().int(),
  nextCursor: z.string().nullable(),
});
export type AdminUserPage = z.infer<typeof adminUserPage>;

/** What `GET /api/admin/users/:id` answers. */
export const adminUser = adminUserRow.extend({
  company_name: z.string(),
  phone: z.string(),
  two_factor_enabled: z.boolean(),
  has_password: z.boolean(),
  has_google: z.boolean(),
  /** How many they have added. */
  passkeys: z.number().int().default(0),
  orders: z.number().int(),
  /** Paid for productions and not given back, and for months of the starter package. */
  paid_cents: z.number().int(),
  /** A starter package runs. */
  subscribed: z.boolean(),
  /** How it stands. */
  subscription_state: z.enum(subscriptionStates).nullable().default(null),
  /** It is canceled and runs to the end of what is paid. */
  subscription_ending: z.boolean().default(false),
  sessions: z.array(listedSession.omit({ current: true })),
  /** The role was granted by the command of the machine, and by no administrator. */
  by_command: z.boolean().default(false),
  /** It is the administrator who asks. */
  self: z.boolean(),
  /** What administrators did to the account, the last ten. */
  acts: z.array(doneAct),
});
export type AdminUser = z.infer<typeof adminUser>;

const reason = text(500).refine((given) => given.trim().length >= 3, 'Please say why.');

/** Why an administrator does it, for the audit log. */
export const adminReason = z.object({ reason });
export const adminRoleChange = z.object({ admin: z.boolean(), reason });
export const adminSuspension = z.object({ suspended: z.boolean(), reason });
/** Which link is mailed to the user. */
export const adminUserMail = z.object({ kind: z.enum(['verify-email', 'recover-password']) });
