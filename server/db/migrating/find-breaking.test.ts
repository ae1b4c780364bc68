import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBreaking, markOf } from './find-breaking.ts';
import { knownMigrations, migrationsFolder } from './known-migrations.ts';

test.each(knownMigrations())(
  'FN-05 the release before $tag can work on its tables, or $tag says that it cannot',
  ({ tag }) => {
    const migration = readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8');
    const breaks = findBreaking(migration);
    const advice = `Split it over two releases (docs/upgrading.md), or end it with: COMMENT ON SCHEMA drizzle IS '${tag}';`;
    expect(markOf(migration), `${breaks.join('\n')}\n${advice}`).toBe(
      breaks.length > 0 ? tag : undefined,
    );
  },
);

test.each([
  'ALTER TABLE "projects" DROP COLUMN "script";',
  'ALTER TABLE "projects" RENAME COLUMN "script" TO "text";',
  'ALTER TABLE "projects" RENAME TO "works";',
  'DROP TABLE "projects" CASCADE;',
  'ALTER TABLE "projects" ALTER COLUMN "script" SET DATA TYPE jsonb;',
  'ALTER TABLE "projects" ALTER COLUMN "script" SET NOT NULL;',
  'ALTER TABLE "projects" ADD COLUMN "more" text NOT NULL;',
  'ALTER TABLE "projects" ADD CONSTRAINT "one" UNIQUE("script");',
  'CREATE UNIQUE INDEX "one" ON "projects" USING btree ("script");',
  'CREATE TABLE "other" ("id" uuid);--> statement-breakpoint\nDROP TABLE "projects";',
])('FN-05 is found to break the release before it: %s', (statement) => {
  expect(findBreaking(statement)).toHaveLength(1);
});

test.each([
  'ALTER TABLE "projects" ADD COLUMN "more" text;',
  `ALTER TABLE "projects" ADD COLUMN "more" text DEFAULT 'x' NOT NULL;`,
  'CREATE TABLE "other" ("id" uuid NOT NULL);--> statement-breakpoint\nALTER TABLE "other" ADD CONSTRAINT "one" UNIQUE("id");',
  'CREATE INDEX "some" ON "projects" USING btree ("script");',
  '-- DROP TABLE projects\nCREATE TABLE "other" ("id" uuid);',
  'ALTER TABLE "a" ADD CONSTRAINT "f" FOREIGN KEY ("b") REFERENCES "public"."b"("id") ON DELETE cascade ON UPDATE no action;',
])('FN-05 is borne by the release before it: %s', (statement) => {
  expect(findBreaking(statement)).toEqual([]);
});
