import { adminFamily } from '../administration/admin-api.ts';
import { adminDirectorFamily } from '../administration/admin-directors-api.ts';
import { adminOrderFamily } from '../administration/admin-orders-api.ts';
import { adminUserFamily } from '../administration/admin-users-api.ts';
import { pipelineFamily } from '../administration/pipeline-api.ts';
import { outgoingWebhookFamily } from '../administration/webhooks-api.ts';
import { analyticsFamily } from '../analytics-api.ts';
import { catalogueFamily } from '../catalogue-api.ts';
import { directorFamily } from '../directors-api.ts';
import { draftFileFamily, projectFilesFamily } from '../files/files-api.ts';
import { frameFamily } from '../files/frames-api.ts';
import { accountFamily } from '../members/account-api.ts';
import { apiKeyFamily } from '../members/api-keys-api.ts';
import { authFamily, googleReturnFamily } from '../members/auth-api.ts';
import { profileFamily } from '../members/profile-api.ts';
import { roleFamily } from '../members/roles-api.ts';
import { sessionFamily } from '../members/session-api.ts';
import { sessionsFamily } from '../members/sessions-api.ts';
import { paymentFamily } from '../payments-api.ts';
import { webhookFamily } from '../payments-webhook.ts';
import { pictureFamily } from '../pictures-api.ts';
import { archiveFamily, projectFamily } from '../projects-api.ts';
import { sandboxFamily } from '../sandbox-api.ts';
import { biddingFamily } from '../sharing/bids-api.ts';
import { sharedFilesFamily, sharingFamily } from '../sharing/sharing-api.ts';
import { storageFamily } from '../storage.ts';
import type { Family } from './define-route.ts';

/** Every route that is declared, in the order of the API page. */
export const families: readonly Family[] = [
  storageFamily,
  frameFamily,
  directorFamily,
  adminFamily,
  adminDirectorFamily,
  adminOrderFamily,
  pipelineFamily,
  adminUserFamily,
  outgoingWebhookFamily,
  sessionFamily,
  accountFamily,
  sessionsFamily,
  apiKeyFamily,
  profileFamily,
  roleFamily,
  projectFamily,
  archiveFamily,
  draftFileFamily,
  projectFilesFamily,
  sharingFamily,
  sharedFilesFamily,
  biddingFamily,
  pictureFamily,
  catalogueFamily,
  paymentFamily,
  webhookFamily,
  analyticsFamily,
  sandboxFamily,
  authFamily,
  googleReturnFamily,
];
