import type { AuditAction, AuditEntry } from '#domain/admin/audit.ts';
import { type DirectorField, directorLabels } from '#domain/admin/directors.ts';
import { failureKinds } from '#domain/admin/failures.ts';
import type { PipelineStage } from '#domain/admin/pipeline.ts';
import { stageWords } from '#domain/admin/stage-words.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import { failureWords, kindWords } from '../failures/failure-words.ts';
import { mailWords } from '../mail-words.ts';

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
  'orders.exported': 'Exported the orders',
  'subscriptions.exported': 'Exported the subscriptions',
  'order.refunded': 'Had a payment given back',
  'user.promoted': 'Made somebody an administrator',
  'user.demoted': 'Took the role of an administrator',
  'user.suspended': 'Suspended an account',
  'user.restored': 'Restored an account',
  'user.signed-out': 'Signed somebody out everywhere',
  'user.mailed': 'Mailed somebody a link',
  'user.deleted': 'Deleted an account',
  'mail.retried': 'Retried a mail',
  'mail.resumed': 'Let mail go to an address again',
  'job.retried': 'Retried background work',
  'lead.retried': 'Retried a lead',
  'pipeline.moved': 'Moved a project in the pipeline',
  'pipeline.assigned': 'Gave a project to somebody',
  'pipeline.noted': 'Noted something about a project',
  'pipeline.note-deleted': 'Took a note back',
  'webhook.added': 'Added a webhook',
  'webhook.changed': 'Changed a webhook',
  'webhook.deleted': 'Deleted a webhook',
  'webhook.secret-renewed': 'Made a webhook another secret',
};

type Told = Pick<AuditEntry, 'action' | 'target_kind' | 'target_id' | 'details'> & {
  about?: string;
};

const pages: Record<string, (id: string) => string> = {
  order: (id) => `/admin/orders?order=${id}`,
  user: (id) => `/admin/users?user=${id}`,
  project: (id) => `/admin?project=project:${id}`,
  submission: (id) => `/admin?project=submission:${id}`,
};

/** Where what it was done to can be seen; null where it is gone or has no page. */
export const aboutPage = (entry: Told): string | null =>
  entry.target_kind === 'order' || entry.about
    ? (pages[entry.target_kind]?.(entry.target_id) ?? null)
    : null;

const failureKindOf = ({ target_kind }: Told) => failureKinds.find((kind) => kind === target_kind);
// Files of directors were once noted by their kind alone, and an import still is.
const isUnnamedFile = ({ target_kind, target_id }: Told) =>
  target_kind === 'directors' && target_id === 'csv';
const isOfAll = (entry: Told) => failureKindOf(entry) !== undefined && entry.target_id === 'all';

/** What was done; how many where all of a kind were tried again. */
export function actWords(entry: Told): string {
  const kind = failureKindOf(entry);
  if (!kind || !isOfAll(entry)) return acts[entry.action];
  return `Retried all ${kindWords[kind].toLowerCase()}: ${wordsOf(entry.details.retried)}`;
}

/** Whom or what it was done to, by its name where that was written down. */
export function aboutWords(entry: Told): { name: string; id: string } {
  const { number } = entry.details;
  if (entry.target_kind === 'order' && typeof number === 'number') {
    return { name: orderNumber(number), id: '' };
  }
  const name = entry.details.name || entry.about;
  const id = isOfAll(entry) || isUnnamedFile(entry) ? '' : entry.target_id;
  if (typeof name !== 'string' || name === '') return { name: '', id };
  const kind = failureKindOf(entry);
  return { name: kind ? failureWords({ kind, name }) : name, id };
}

// What is said in the other columns.
const saidElsewhere = ['name', 'retried', 'number'];
const labels: Record<string, string> = {
  fields: 'changed',
  released: 'given back to the feed',
  refused_count: 'refused',
};

/** The details of an act in a line. What is empty is left out. */
export const detailWords = ({ details }: Pick<Told, 'details'>): string =>
  Object.entries(details)
    .filter(([name, value]) => !saidElsewhere.includes(name) && !isEmpty(value))
    .map(([name, value]) =>
      name === 'cents' && typeof value === 'number'
        ? `amount: ${formatCents(value)}`
        : name === 'mail'
          ? mailWords(String(value)).toLowerCase()
          : `${labels[name] ?? name.replaceAll('_', ' ')}: ${wordsOf(value)}`,
    )
    .join(' · ');

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((one) => fieldWords(String(one))).join(', ');
  if (typeof value === 'string' && Object.hasOwn(stageWords, value)) {
    return stageWords[value as PipelineStage];
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const fieldWords = (field: string): string =>
  Object.hasOwn(directorLabels, field) ? directorLabels[field as DirectorField] : field;
