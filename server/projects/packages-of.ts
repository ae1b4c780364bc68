import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { projectPackages } from '../db/schema.ts';

type Id = string | AnyPgColumn | SQL;

/** Whether the column names one of the packages of a project. */
export const isPackageOf = (column: AnyPgColumn, projectId: Id): SQL =>
  sql`${column} in (select ${projectPackages.submission_id} from ${projectPackages}
    where ${projectPackages.project_id} = ${projectId})`;

/** The project a package belongs to, if it does: a row or none, for a condition. */
export const projectOfPackageId = (submissionId: Id): SQL =>
  sql`(select ${projectPackages.project_id} from ${projectPackages}
    where ${projectPackages.submission_id} = ${submissionId})`;
