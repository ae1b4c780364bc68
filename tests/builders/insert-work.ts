// Projects and submissions as the house finds them, at times of their own.
import { randomUUID } from 'node:crypto';
import type { Queries } from '#server/db/database.ts';
import { profiles, projectPackages, projects, submissionLogs } from '#server/db/schema.ts';

type Project = typeof projects.$inferInsert;
type Submission = typeof submissionLogs.$inferInsert;

let minutes = 0;
/** A minute after the one before: what is inserted later is newer. */
const nextMinute = () => new Date(Date.parse('2026-11-20T08:00:00Z') + ++minutes * 60_000);

export async function insertMemberNamed(
  db: Queries,
  full_name: string,
  email = `${randomUUID()}@example.com`,
): Promise<string> {
  const at = nextMinute();
  const id = randomUUID();
  await db.insert(profiles).values({ id, full_name, email, created_at: at, updated_at: at });
  return id;
}

export async function insertProjectOf(
  db: Queries,
  user_id: string,
  changes: Partial<Project> = {},
): Promise<string> {
  const [id, at] = [randomUUID(), nextMinute()];
  const names = { project_name: 'The light at five', product_name: 'Crumb' };
  const times = { created_at: at, updated_at: at };
  await db
    .insert(projects)
    .values({ id, user_id, draft_key: randomUUID(), ...names, ...times, ...changes });
  const { submission_id } = changes;
  if (submission_id) {
    await db.insert(projectPackages).values({ submission_id, project_id: changes.id ?? id });
  }
  return changes.id ?? id;
}

export async function insertSubmission(
  db: Queries,
  changes: Partial<Submission> = {},
): Promise<string> {
  const id = randomUUID();
  await db.insert(submissionLogs).values({
    id,
    email: 'june@example.com',
    product_name: 'Crumb',
    creative_brief: '',
    created_at: nextMinute(),
    package: {},
    ip_address: '203.0.113.7',
    dedupe_key: id,
    ...changes,
  });
  return changes.id ?? id;
}
