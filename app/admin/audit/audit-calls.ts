import { auditPage } from '#domain/admin/audit.ts';
import { ask } from '../../calls/ask.ts';

/** The newest acts, or those before `cursor`. */
export const listAudit = (cursor?: string, signal?: AbortSignal) =>
  ask(
    `/api/admin/audit${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''}`,
    {},
    auditPage,
    signal ? { signal } : {},
  );
