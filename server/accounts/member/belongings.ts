// What is a member's beside what carries their id: what was sent to or for their address.
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Queries } from '../../db/database.ts';
import { leads, mails, orders, projects, submissionLogs, subscriptions } from '../../db/schema.ts';
import { isGuestOrderOf } from '../../projects/claiming/claim-submissions.ts';

type Member = Pick<Viewer, 'id' | 'email' | 'email_verified'>;

/** Their packages; those nobody claimed as well, once the address was proved to be theirs. */
export const theirSubmissions = ({ id, email, email_verified }: Member): SQL | undefined =>
  or(
    eq(submissionLogs.user_id, id),
    email_verified
      ? and(isNull(submissionLogs.user_id), sql`lower(${submissionLogs.email}) = ${email}`)
      : undefined,
  );

/**
 * The mails to them and about their packages, projects and payments. Mails of the house about
 * somebody else's are not theirs, even when it was their address they went to.
 */
export function theirMails(queries: Queries, member: Member): SQL | undefined {
  const submissionIds = queries
    .select({ id: submissionLogs.id })
    .from(submissionLogs)
    .where(theirSubmissions(member));
  const projectIds = queries
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.user_id, member.id));
  const orderIds = queries
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.user_id, member.id));
  const subscriptionIds = queries
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.user_id, member.id));
  return or(
    eq(mails.user_id, member.id),
    inArray(mails.submission_id, submissionIds),
    inArray(mails.project_id, projectIds),
    inArray(mails.order_id, orderIds),
    inArray(mails.subscription_id, subscriptionIds),
    member.email_verified
      ? and(
          sql`lower(${mails.to_address}) = ${member.email}`,
          isNull(mails.submission_id),
          isNull(mails.project_id),
          isNull(mails.order_id),
          isNull(mails.subscription_id),
        )
      : undefined,
  );
}

/** The leads of their packages; those told without one as well, once the address was proved to be theirs. */
export function theirLeads(queries: Queries, member: Member): SQL | undefined {
  const submissionIds = queries
    .select({ id: submissionLogs.id })
    .from(submissionLogs)
    .where(theirSubmissions(member));
  return or(
    inArray(leads.submission_id, submissionIds),
    member.email_verified
      ? and(isNull(leads.submission_id), sql`lower(${leads.cells}->>'email') = ${member.email}`)
      : undefined,
  );
}

/** Their orders; those of a guest that the next sign-in would give them as well. */
export function theirOrders(queries: Queries, member: Member): SQL | undefined {
  const submissionIds = queries
    .select({ id: submissionLogs.id })
    .from(submissionLogs)
    .where(theirSubmissions(member));
  return or(
    eq(orders.user_id, member.id),
    member.email_verified
      ? or(
          and(isNull(orders.user_id), inArray(orders.submission_id, submissionIds)),
          isGuestOrderOf(member.email),
        )
      : undefined,
  );
}
