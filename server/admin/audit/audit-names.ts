import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { shownName } from '#domain/admin/shown-names.ts';
import type { Queries } from '../../db/database.ts';
import { profiles, projects, submissionLogs } from '../../db/schema.ts';

type Target = { target_kind: string; target_id: string };

/** What those are called now, by kind and id; what is gone has no name. Nothing of it is in the log. */
export async function auditNames(
  queries: Queries,
  targets: readonly Target[],
): Promise<(target: Target) => string> {
  const idsOf = (kind: string) =>
    targets
      .filter((one) => one.target_kind === kind && z.uuid().safeParse(one.target_id).success)
      .map(({ target_id }) => target_id);
  const names = new Map<string, string>();
  const users = await queries
    .select({ id: profiles.id, name: profiles.email })
    .from(profiles)
    .where(inArray(profiles.id, idsOf('user')));
  const saved = await queries
    .select({ id: projects.id, name: projects.project_name })
    .from(projects)
    .where(inArray(projects.id, idsOf('project')));
  const sent = await queries
    .select({ id: submissionLogs.id, name: submissionLogs.product_name })
    .from(submissionLogs)
    .where(inArray(submissionLogs.id, idsOf('submission')));
  for (const { id, name } of users) names.set(`user:${id}`, name);
  for (const { id, name } of saved) names.set(`project:${id}`, shownName(name));
  for (const { id, name } of sent) names.set(`submission:${id}`, shownName(name));
  return ({ target_kind, target_id }) => names.get(`${target_kind}:${target_id}`) ?? '';
}

type Details = Record<string, unknown>;

/** Gives the details of who a lead was given to by address instead of by id; who is gone keeps the id. */
export async function assigneeNames(
  queries: Queries,
  acts: readonly { action: string; details: Details }[],
): Promise<(details: Details) => Details> {
  const ids = acts
    .filter(({ action }) => action === 'pipeline.assigned')
    .flatMap(({ details }) => Object.values(details))
    .filter((id) => z.uuid().safeParse(id).success) as string[];
  const found = await queries
    .select({ id: profiles.id, email: profiles.email })
    .from(profiles)
    .where(inArray(profiles.id, ids));
  const emails = new Map<unknown, string>(found.map(({ id, email }) => [id, email]));
  return (details) =>
    Object.fromEntries(
      Object.entries(details).map(([name, value]) => [name, emails.get(value) ?? value]),
    );
}
