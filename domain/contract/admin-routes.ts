// /api/admin: figures, projects and submissions, what failed, what admins did.
import { z } from 'zod';
import { adminAnalytics, analyticsQuery } from '../admin/analytics.ts';
import { auditPage, auditQuery } from '../admin/audit.ts';
import { failureKinds, failureList, retryAllRequest, retryAnswer } from '../admin/failures.ts';
import { adminProjectDetails } from '../admin/project-details.ts';
import { projectKinds } from '../admin/project-kinds.ts';
import { adminProjectPage, adminProjectsQuery } from '../admin/project-list.ts';
import { adminStats } from '../admin/stats.ts';
import {
  liftSuppressionAnswer,
  liftSuppressionRequest,
  suppressionList,
  suppressionsQuery,
} from '../admin/suppressions.ts';
import { route } from './route.ts';

const path = '/api/admin';

export const readStats = route({ method: 'GET', path: `${path}/stats`, answer: adminStats });

/** A page of those that are asked for: the first, or that after `cursor`. */
export const listProjects = route({
  method: 'GET',
  path: `${path}/projects`,
  query: adminProjectsQuery,
  answer: adminProjectPage,
});

export const readProject = route({
  method: 'GET',
  path: `${path}/projects/:kind/:id`,
  params: z.object({ kind: z.enum(projectKinds), id: z.uuid() }),
  answer: adminProjectDetails,
});

export const listFailures = route({
  method: 'GET',
  path: `${path}/failures`,
  answer: failureList,
});

export const retryFailure = route({
  method: 'POST',
  path: `${path}/failures/:kind/:id/retry`,
  params: z.object({ kind: z.enum(failureKinds), id: z.uuid() }),
  answer: retryAnswer,
});

/** The newest of a kind, as many as the list can hold. */
export const retryFailures = route({
  method: 'POST',
  path: `${path}/failures/retry-all`,
  body: retryAllRequest,
  answer: retryAnswer,
});

export const listSuppressions = route({
  method: 'GET',
  path: `${path}/mail-stops`,
  query: suppressionsQuery,
  answer: suppressionList,
});

export const liftSuppression = route({
  method: 'POST',
  path: `${path}/mail-stops/lift`,
  body: liftSuppressionRequest,
  answer: liftSuppressionAnswer,
});

/** The newest acts, or those before `cursor`. */
export const listAudit = route({
  method: 'GET',
  path: `${path}/audit`,
  query: auditQuery,
  answer: auditPage,
});

export const readAnalytics = route({
  method: 'GET',
  path: `${path}/analytics`,
  query: analyticsQuery,
  answer: adminAnalytics,
});

/** The file says the kind; of the table's filters, text and status count. */
const query = adminProjectsQuery.pick({ q: true, status: true });
const file = 'text/csv';
export const exportProjects = route({
  method: 'GET',
  path: `${path}/export/projects.csv`,
  query,
  file,
});
export const exportSubmissions = route({
  method: 'GET',
  path: `${path}/export/submissions.csv`,
  query,
  file,
});
