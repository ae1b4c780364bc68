// While a release is rolled out the one before it works on the tables of the new one, and it has to
// again when somebody rolls back.

/** The statements of a migration that the release before it cannot bear. */
export function findBreaking(migration: string): string[] {
  const statements = migration
    .split('--> statement-breakpoint')
    .flatMap((part) => part.split(';'))
    .map((statement) => statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim());
  const created = new Set(statements.map((one) => /^CREATE TABLE (\S+)/i.exec(one)?.[1]));
  // Nobody uses a table yet that is made here.
  const ofOld = statements.filter((one) => {
    const table = /^(?:ALTER TABLE|CREATE UNIQUE INDEX \S+ ON)(?: ONLY)? (\S+)/i.exec(one)?.[1];
    return table === undefined || !created.has(table);
  });
  return ofOld.filter((one) => breaking.some((form) => form.test(one)));
}

const breaking = [
  // What it reads is gone, or has another name or form.
  /\bDROP (?:TABLE|COLUMN|VIEW|TYPE|SCHEMA|FUNCTION)\b/i,
  /\bRENAME\b/i,
  /\bALTER COLUMN \S+ (?:SET DATA )?TYPE\b/i,
  /^(?:TRUNCATE|DELETE FROM)\b/i,
  // What it writes is refused.
  /\bALTER COLUMN \S+ (?:SET NOT NULL|DROP DEFAULT)\b/i,
  /\bADD COLUMN\b(?!.*\bDEFAULT\b).*\bNOT NULL\b/i,
  /\bADD (?:CONSTRAINT \S+ )?(?:CHECK|UNIQUE|PRIMARY KEY|EXCLUDE)\b/i,
  /^CREATE UNIQUE INDEX\b/i,
];

/** The migration that a migration says earlier releases cannot bear: itself, or it is a mistake. */
export const markOf = (migration: string): string | undefined =>
  /^COMMENT ON SCHEMA "?drizzle"? IS '([^']+)';?/m.exec(migration)?.[1];
