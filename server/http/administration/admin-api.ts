// /api/admin: figures, projects and submissions, what failed, what admins did. For admins alone.
import { type FailureKind, failureKinds } from '#domain/admin/failures.ts';
import * as routes from '#domain/contract/admin-routes.ts';
import { listAudit } from '../../admin/audit/list-audit.ts';
import { findDetails } from '../../admin/find-details.ts';
import { listFailures } from '../../admin/list-failures.ts';
import { listProjectRows } from '../../admin/list-project-rows.ts';
import { readStats } from '../../admin/read-stats.ts';
import { retryFailure, retryFailures } from '../../admin/retry-failures.ts';
import { liftSuppression, listSuppressions } from '../../admin/suppressions.ts';
import { AppError } from '../../app-error.ts';
import { defineRoute, type Family } from '../routes/define-route.ts';
import { answerProjects, answerSubmissions } from './admin-files.ts';

const may = 'admins';
const retried = 'Tried again; what is left of the kind.';

/** Comes before every other route of the house: nobody but an admin learns which there are. */
export const adminFamily: Family = {
  below: { path: '/api/admin', may },
  ignoresEmpty: true,
  routes: [
    defineRoute(routes.readStats, {
      may,
      summary: 'The figures of the house.',
      gives: 'The figures.',
      run: (_, { services }) => readStats(services),
    }),
    defineRoute(routes.listProjects, {
      may,
      summary: 'Projects of members, and submissions that have not become one, with their leads.',
      gives: 'A page; `nextCursor` asks for the one after it.',
      run: ({ query }, { services: { db } }) => listProjectRows(db, query),
    }),
    defineRoute(routes.readProject, {
      may,
      summary: 'Everything of one of them.',
      gives: 'The project or submission.',
      also: { 404: 'There is nothing of this id.' },
      run: ({ params: { kind, id } }, { services: { db }, viewer }) =>
        findDetails(db, viewer, kind, id),
    }),
    defineRoute(routes.listFailures, {
      may,
      summary: 'What was given up: mails, jobs, leads. The newest 200.',
      gives: 'All of it.',
      run: (_, { services: { db } }) => listFailures(db),
    }),
    defineRoute(routes.retryFailure, {
      may,
      summary: 'Tries one again.',
      gives: retried,
      also: {
        404: 'There is nothing of this id.',
        409: 'It was tried again already, or cannot be.',
      },
      async run({ params: { kind, id } }, { services, viewer }) {
        if (!isKind(kind)) throw new AppError('not-found', 'Nothing of this kind can fail.');
        return retryFailure(services, viewer, kind, id);
      },
    }),
    defineRoute(routes.retryFailures, {
      may,
      summary: 'Tries the newest 200 of a kind again.',
      gives: retried,
      run: ({ body: { kind } }, { services, viewer }) => retryFailures(services, viewer, kind),
    }),
    defineRoute(routes.listSuppressions, {
      may,
      summary:
        'Whom nothing is mailed: who wants none, reported one, or has no mailbox. The newest 200.',
      gives: 'All of it.',
      run: ({ query: { q } }, { services: { db } }) => listSuppressions(db, q),
    }),
    defineRoute(routes.liftSuppression, {
      may,
      summary: 'Lets mail go to an address again.',
      gives: 'It goes there again.',
      also: { 404: 'Nothing holds back mail to this address.' },
      async run({ body: { address } }, { services, viewer }) {
        await liftSuppression(services, viewer, address);
        return { lifted: true } as const;
      },
    }),
    defineRoute(routes.listAudit, {
      may,
      summary: 'What admins did, newest first, fifty a page.',
      gives: 'A page.',
      run: ({ query: { cursor } }, { services: { db } }) => listAudit(db, cursor),
    }),
    defineRoute(routes.exportProjects, {
      may,
      summary: 'The projects that are asked for, as CSV. It is noted who took it.',
      gives: 'The file.',
      run: ({ query }, call) => answerProjects(query, call),
    }),
    defineRoute(routes.exportSubmissions, {
      may,
      summary: 'The submissions that are asked for, as CSV. It is noted who took it.',
      gives: 'The file.',
      run: ({ query }, call) => answerSubmissions(query, call),
    }),
  ],
};

const isKind = (kind: string): kind is FailureKind =>
  (failureKinds as readonly string[]).includes(kind);
