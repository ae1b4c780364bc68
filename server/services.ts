// The composition root: what chooses an adapter for each port.
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Auth, openAuth } from './accounts/open-auth.ts';
import { type Google, openGoogle } from './accounts/signing-in/google.ts';
import { openPasskeys, type Passkeys } from './accounts/signing-in/passkeys.ts';
import { openUsage, type Usage } from './analytics/usage.ts';
import type { Changes } from './db/changes.ts';
import type { Database } from './db/database.ts';
import { openMutex } from './db/mutex.ts';
import type { OpenDatabase } from './db/open.ts';
import { type Candidates, openCandidates } from './directors/candidates.ts';
import { type OpenDirectory, openDirectory } from './directors/open-directory.ts';
import type { Engine, ModelEngine } from './engine/engine.ts';
import type { FileRoom } from './exports/file-room.ts';
import { type FilmRoom, openFilmRoom } from './film/film-room.ts';
import { openEventsApi } from './gateways/analytics/events-api.ts';
import { noAnalytics } from './gateways/analytics/none.ts';
import type { Analytics } from './gateways/analytics/port.ts';
import type { DirectorPictures } from './gateways/director-pictures/port.ts';
import { openWebPictures } from './gateways/director-pictures/web.ts';
import { openFileFeed } from './gateways/directors-feed/file.ts';
import type { DirectorsFeed } from './gateways/directors-feed/port.ts';
import { sampleFeed } from './gateways/directors-feed/sample.ts';
import { openWebFeed } from './gateways/directors-feed/web.ts';
import { openCsvLeads } from './gateways/leads/csv.ts';
import type { Leads } from './gateways/leads/port.ts';
import { readServiceAccount } from './gateways/leads/service-account.ts';
import { openSheetsLeads } from './gateways/leads/sheets.ts';
import { type Outbox, openOutbox } from './gateways/mail/outbox.ts';
import type { Mail } from './gateways/mail/port.ts';
import { openSmtp } from './gateways/mail/smtp.ts';
import { type OpenModels, openModels } from './gateways/models/open-models.ts';
import type { TextModel } from './gateways/models/port.ts';
import { openMmdb } from './gateways/network-places/mmdb.ts';
import { noPlaces } from './gateways/network-places/none.ts';
import type { NetworkPlaces } from './gateways/network-places/port.ts';
import type { Payments } from './gateways/payments/port.ts';
import { openSandbox } from './gateways/payments/sandbox.ts';
import { openStripe } from './gateways/payments/stripe.ts';
import { openDiskStorage } from './gateways/storage/disk.ts';
import type { Storage } from './gateways/storage/port.ts';
import { openS3Storage } from './gateways/storage/s3.ts';
import type { WebhookSender } from './gateways/webhooks/port.ts';
import { openWebWebhooks } from './gateways/webhooks/web.ts';
import { openModelEngine } from './generation/model/open-model-engine.ts';
import { openSlots, type Slots } from './generation/slots.ts';
import type { Jobs } from './jobs/jobs.ts';
import { oneWriterAtATime } from './leads/one-writer-at-a-time.ts';
import { type Limits, openLimits } from './limits.ts';
import type { Darkroom } from './pictures/darkroom.ts';
import type { Config } from './settings/config.ts';

/** Everything the use cases need, chosen once at start. */
export type Services = {
  config: Config;
  /** Signs links and keys hashes. */
  secret: string;
  log: Logger;
  db: Database;
  changes: Changes;
  /** The public part of the creative directors. */
  directory: OpenDirectory;
  /** Who can be matched, read once for each state of the directory. */
  candidates(): Promise<Candidates>;
  directorsFeed: DirectorsFeed;
  /** Where the pictures stand that a feed names. */
  directorPictures: DirectorPictures;
  jobs: OpenJobs;
  limits: Limits;
  auth: Auth;
  /** Undefined where signing in with Google is not set up. */
  google: Google | undefined;
  /** Signing in with a passkey. */
  passkeys: Passkeys;
  /** In which country a network address is. */
  places: NetworkPlaces;
  /** Whoever takes the money. */
  payments: Payments;
  storage: Storage;
  /** Tells addresses outside of events. */
  webhookSender: WebhookSender;
  /** The house's list of leads. */
  leads: Leads;
  /** Counts views, steps and generations. */
  usage: Usage;
  /** Who outside is told of page views. */
  analytics: Analytics;
  mail: Mail;
  /** The mails kept on this machine, where mail is not sent. */
  outbox: Outbox | undefined;
  /** The product's own writer and illustrator. */
  engine: Engine;
  /** What makes pictures of products into what the board draws. */
  darkroom: Darkroom;
  /** What writes a project's files, and reads one from outside. */
  fileRoom: FileRoom;
  /** What makes the file of a film. */
  filmRoom: FilmRoom;
  /** What the house has models for; empty or undefined parts are the engine's. */
  modelEngine: ModelEngine | undefined;
  /** The model that writes, where the house has one. */
  textModel: TextModel | undefined;
  /** The house's models, and how they are. */
  models: OpenModels;
  /** How much a visitor has made at a time; undefined where nothing is asked of models. */
  slots: Slots | undefined;
  now(): Date;
};

/** The queue, whose jobs may use everything. */
export type OpenJobs = Jobs & {
  /** Starts a worker for each job. */
  work(context: { services: Services }): Promise<void>;
};

export type ServiceParts = {
  config: Config;
  secret: string;
  log: Logger;
  database: OpenDatabase;
  jobs: OpenJobs;
  engine: Engine;
  darkroom: Darkroom;
  fileRoom: FileRoom;
  /** The machine's clock unless another is given. */
  now?: (() => Date) | undefined;
};

/** Chooses the adapters that the settings name. */
export function composeServices({ database, ...parts }: ServiceParts): Services {
  const { dataDir, mail, mailFrom } = parts.config;
  const outbox = openOutbox(join(dataDir, 'outbox'), mailFrom);
  const wayOut =
    mail.kind === 'smtp'
      ? { mail: openSmtp({ url: mail.url, from: mailFrom }), outbox: undefined }
      : { mail: outbox, outbox };
  const authParts = { ...parts, db: database.db };
  const now = parts.now ?? (() => new Date());
  const modelParts = { ...parts, db: database.db, now };
  const models = openModels(parts.config.models, modelParts);
  return {
    ...parts,
    ...wayOut,
    db: database.db,
    changes: database.changes,
    directory: openDirectory(database.db, database.changes),
    candidates: openCandidates(database.db, database.changes),
    directorsFeed: chooseFeed(parts.config.directorsFeed, parts.secret),
    directorPictures: openWebPictures(),
    limits: openLimits(database.db, parts.secret),
    auth: openAuth(authParts),
    passkeys: openPasskeys(parts.config, (plugins) => openAuth(authParts, plugins)),
    google: openGoogle(parts.config.google, (plugins) => openAuth(authParts, plugins)),
    places: parts.config.networkCountries ? openMmdb(parts.config.networkCountries) : noPlaces,
    payments: choosePayments({ ...parts, db: database.db, now }),
    storage: chooseStorage(parts.config),
    webhookSender: openWebWebhooks(parts.config),
    leads: oneWriterAtATime(chooseLeads(parts.config), openMutex(database.connection)),
    usage: openUsage(database.db, parts.log),
    analytics: chooseAnalytics(parts),
    filmRoom: openFilmRoom(parts.config.ffmpeg, parts.log),
    modelEngine: openModelEngine({ ...models, engine: parts.engine }),
    textModel: models.text,
    models,
    slots: models.text || models.pictures || models.speech ? openSlots(modelParts) : undefined,
    now,
  };
}

type PaymentParts = Pick<Services, 'config' | 'secret' | 'db' | 'jobs' | 'now'>;
const choosePayments = ({ config, ...parts }: PaymentParts): Payments =>
  config.payments.kind === 'stripe'
    ? openStripe(config.payments)
    : openSandbox({ ...parts, appUrl: config.appUrl });

const chooseAnalytics = ({ config, log }: Pick<Services, 'config' | 'log'>): Analytics =>
  config.analyticsUrl
    ? openEventsApi({ url: config.analyticsUrl, appUrl: config.appUrl, log })
    : noAnalytics;

const chooseStorage = ({ s3, dataDir }: Config): Storage =>
  s3 ? openS3Storage(s3) : openDiskStorage(join(dataDir, 'storage'));

const chooseLeads = ({ sheet, dataDir }: Config): Leads =>
  sheet
    ? openSheetsLeads({ ...sheet, account: readServiceAccount(sheet.account) })
    : openCsvLeads(join(dataDir, 'leads.csv'));

function chooseFeed(setting: string, secret: string): DirectorsFeed {
  if (setting === 'sample') return sampleFeed;
  return /^https?:/i.test(setting) ? openWebFeed(setting, { secret }) : openFileFeed(setting);
}
