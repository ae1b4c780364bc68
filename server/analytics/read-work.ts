// What was made and paid, out of the tables it stands in.
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AdminAnalytics } from '#domain/admin/analytics.ts';
import type { Database } from '../db/database.ts';
import {
  type deletedKinds,
  deletedWork,
  generations,
  orders,
  projects,
  submissionLogs,
  subscriptions,
} from '../db/schema.ts';

type Days = { day: string; count: number }[];
type Work = Omit<AdminAnalytics, 'days' | 'visits' | 'models' | 'testPayments'>;

/** Work since the moment `since`, the beginning of a UTC day; days without any are left out. */
export async function readWork(db: Database, since: Date, provider: string): Promise<Work> {
  const done = sql`and ${generations.outcome} = 'done'`;
  return {
    packages: await madePerDay(db, submissionLogs, 'submission', since),
    projects: await madePerDay(db, projects, 'project', since),
    generations: await readGenerations(db, since),
    generationsPerDay: await perDay(db, generations, generations.at, since, done),
    payments: await readPayments(db, since, provider),
  };
}

const utcDay = (column: AnyPgColumn) => sql`(${column} at time zone 'UTC')::date`;
/** Days become text once they are few: of a hundred thousand rows it would take longer than all else. */
const dayWord = sql`to_char(day, 'YYYY-MM-DD') as day`;
const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

async function perDay(
  db: Database,
  table: PgTable,
  column: AnyPgColumn,
  since: Date,
  more: SQL = sql``,
): Promise<Days> {
  const { rows } = await db.execute(sql`
    select ${dayWord}, count from (
      select ${utcDay(column)} as day, count(*)::int as count
      from ${table} where ${column} >= ${moment(since)} ${more} group by 1
    ) as days order by 1`);
  return rows.map(({ day, count }) => ({ day: String(day), count: Number(count) }));
}

/** What was made on a day, whether it was deleted since or not. */
async function madePerDay(
  db: Database,
  table: typeof projects | typeof submissionLogs,
  kind: (typeof deletedKinds)[number],
  since: Date,
): Promise<Days> {
  const { created_at } = deletedWork;
  const { rows } = await db.execute(sql`
    select ${dayWord}, sum(count)::int as count from (
      select ${utcDay(table.created_at)} as day, count(*) as count
      from ${table} where ${table.created_at} >= ${moment(since)} group by 1
      union all
      select ${utcDay(created_at)}, count(*)
      from ${deletedWork} where ${deletedWork.kind} = ${kind} and ${created_at} >= ${moment(since)}
      group by 1
    ) as days group by day order by 1`);
  return rows.map(({ day, count }) => ({ day: String(day), count: Number(count) }));
}

async function readGenerations(db: Database, since: Date): Promise<Work['generations']> {
  const { rows } = await db.execute(sql`
    select kind, source,
      (count(*) filter (where outcome = 'done'))::int as done,
      (count(*) filter (where outcome = 'failed'))::int as failed,
      (count(*) filter (where outcome = 'canceled'))::int as canceled,
      round(percentile_cont(0.5) within group (order by milliseconds)
        filter (where outcome = 'done'))::int as median,
      sum(input_tokens + output_tokens)::float8 as tokens,
      sum(pictures)::float8 as pictures,
      sum(microdollars)::float8 as microdollars
    from ${generations} where ${generations.at} >= ${moment(since)}
    group by kind, source order by kind, source`);
  return rows.map((row) => ({
    kind: String(row.kind),
    source: String(row.source),
    done: Number(row.done),
    failed: Number(row.failed),
    canceled: Number(row.canceled),
    medianMilliseconds: row.median === null ? null : Number(row.median),
    tokens: Number(row.tokens),
    pictures: Number(row.pictures),
    microdollars: Number(row.microdollars),
  }));
}

/** What came of an order and what of that the house still has; open disputes may yet be won. */
const ofOrders = (since: Date, provider: string) => sql`
  select ${orders.paid_at} as at, coalesce((facts->'paid'->>'cents')::float8, cents) as cents,
    (select coalesce(sum((one.value->>'cents')::float8), 0) from jsonb_each(facts->'refunds') as one
      where one.value->>'status' <> 'failed')
    + (select coalesce(sum((one.value->>'cents')::float8), 0) from jsonb_each(facts->'disputes') as one
      where one.value->>'status' <> 'won') as gone
  from ${orders} where ${orders.paid_at} >= ${moment(since)} and provider = ${provider}`;

// An invoice is told after its second, so that older rows hold none.
const ofSubscriptions = (since: Date, provider: string) => sql`
  select to_timestamp((one.value->>'at')::float8), (one.value->>'cents')::float8, 0
  from ${subscriptions}, jsonb_each(facts->'invoices') as one
  where ${subscriptions.updated_at} >= ${moment(since)} and provider = ${provider}
    and one.value->>'status' = 'paid' and (one.value->>'cents')::float8 > 0
    and to_timestamp((one.value->>'at')::float8) >= ${moment(since)}`;

async function readPayments(
  db: Database,
  since: Date,
  provider: string,
): Promise<Work['payments']> {
  const { rows } = await db.execute(sql`
    select ${dayWord}, count, cents, net from (
      select (at at time zone 'UTC')::date as day, count(*)::int as count, sum(cents) as cents,
        sum(greatest(cents - gone, 0)) as net
      from (${ofOrders(since, provider)} union all ${ofSubscriptions(since, provider)}) as paid
      group by 1
    ) as days order by 1`);
  return rows.map(({ day, count, cents, net }) => ({
    day: String(day),
    count: Number(count),
    cents: Number(cents),
    netCents: Number(net),
  }));
}
