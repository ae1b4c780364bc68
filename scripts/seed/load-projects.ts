// As many members' projects as guests' submissions, invented by the database itself: to see how the
// admin panel behaves at that size.
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';

const share = 5; // projects of a member
const greenlit = 50; // one in so many is paid for
const words = sql.raw(
  `array['Rye','Lantern','Harbor','Kite','Crumb','Violet','Ember','Tide','Orchard','Signal']`,
);
const word = (by: number) => sql`(${words})[1 + (i / ${by}) % 10]`;
// A UUID of version 4 by its form.
const idOf = (text: SQL) =>
  sql`overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;
const id = (kind: string) => idOf(sql`${kind}::text || i::text`);
const at = sql`date_trunc('milliseconds', now()) - i * interval '7 minutes'`;
// Text that does not compress to nothing.
const prose = (length: number) => sql`repeat(md5(i::text) || ' ', ${Math.ceil(length / 33)})`;
const papers = sql`jsonb_build_object('name', 'Guest ' || i, 'companyName', 'Company ' || i % 999, 'phone', '', 'script', ${prose(1_200)})`;

/** Writes `count` of each, seven minutes apart. */
export async function loadProjects(db: Queries, count: number): Promise<void> {
  const each = sql`generate_series(1, ${count}::int) i`;
  const members = Math.ceil(count / share);
  await db.execute(sql`
    insert into profiles (id, full_name, email, email_verified, created_at, updated_at)
    select ${id('member')}, ${word(1)} || ' ' || ${word(10)} || ' ' || i, 'member-' || i || '@example.com', true, ${at}, ${at}
    from generate_series(1, ${members}::int) i`);
  await db.execute(sql`
    insert into projects (id, user_id, draft_key, project_name, product_name, creative_brief, script, form_data, status, created_at, updated_at)
    select ${id('project')}, ${idOf(sql`'member' || 1 + i % ${members}::int`)}, ${id('draft')},
      ${word(1)} || ' at ' || i % 24, ${word(10)} || ' ' || ${word(100)} || ' ' || i, ${prose(700)}, ${prose(1_000)}, ${papers},
      case when i % ${greenlit}::int = 0 then 'greenlit' else 'pipeline' end, ${at}, ${at}
    from ${each}`);
  await db.execute(sql`
    insert into submission_logs (id, email, product_name, creative_brief, created_at, package, ip_address, dedupe_key)
    select ${id('submission')}, 'guest-' || i || '@' || lower(${word(1)}) || '.example', ${word(10)} || ' ' || ${word(100)} || ' ' || i,
      ${prose(700)}, ${at}, ${papers}, '203.0.113.7', 'seed:' || i
    from ${each}`);
  await db.execute(sql`
    insert into orders (id, subject, submission_id, product_name, email, cents, provider, state, created_at, updated_at)
    select ${id('order')}, 'test:' || i, ${id('submission')}, 'Bread', 'june@example.com', 1200000, 'sandbox',
      case when i % ${greenlit}::int = 0 then 'paid' else 'expired' end, ${at}, ${at}
    from ${each} where i % 10 = 0`);
  await db.execute(sql`vacuum analyze`);
}
