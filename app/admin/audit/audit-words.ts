import type { AuditAction, AuditEntry } from '#domain/admin/audit.ts';

const acts: Record<AuditAction, string> = {
  'director.created': 'Added a director',
  'director.edited': 'Edited a director',
  'director.suspended': 'Suspended a director',
  'director.restored': 'Restored a director',
  'directors.imported': 'Imported directors',
  'directors.synced': 'Had the directors feed read',
  'directors.exported': 'Exported the directors',
  'projects.exported': 'Exported the projects',
  'submissions.exported': 'Exported the submissions',
  'mail.retried': 'Retried a mail',
  'job.retried': 'Retried background work',
  'lead.retried': 'Retried a lead',
};

export const actWords = ({ action }: Pick<AuditEntry, 'action'>): string => acts[action];

/** What an act was about: its details in a line; lists are counted by naming what is in them. */
export const detailWords = ({ details }: Pick<AuditEntry, 'details'>): string =>
  Object.entries(details)
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${wordsOf(value)}`)
    .join(' · ');

function wordsOf(value: unknown): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((one) => wordsOf(one).replaceAll('_', ' ')).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
