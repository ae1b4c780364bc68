// What a visitor asks the house to produce after a package was sent: one request for each package.
import { eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { RequestProductionRequest } from '#domain/functions/request-production.ts';
import { formatDollars } from '#domain/money.ts';
import { moneyAndTime } from '#domain/wizard/money/money-steps.ts';
import { specificAmount } from '#domain/wizard/money/production-budget.ts';
import { AppError } from '../app-error.ts';
import { announce, nobody } from '../db/changes.ts';
import type { Transaction } from '../db/database.ts';
import { submissionLogs, productionRequests as table } from '../db/schema.ts';
import { type ChosenDirector, findChosenDirector } from '../directors/chosen-director.ts';
import type { LimitRule } from '../limits.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { parseInput } from '../parse-input.ts';
import type { Services } from '../services.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';

type Row = typeof table.$inferSelect;
/** What was asked, in the one spelling in which two requests are compared. */
type Asked = Omit<Row, 'submission_id' | 'director_name' | 'created_at' | 'updated_at'>;

/** Who asks. */
type Asking = {
  network: string;
  /** Null for a guest. */
  viewer: Viewer | null;
  /** Whether the package was sent from this browser by a guest. */
  isOwnGuest: boolean;
};

/**
 * Records a request and queues its mail to the house, both or neither; a changed request replaces
 * the one before, and the same one again changes nothing and counts against no limit. Throws
 * 'invalid-input' for money, time or a director that cannot be, 'not-found' for a package that was
 * never recorded or was sent by somebody else, 'too-many-requests' when the network has had enough.
 */
export async function requestProduction(
  services: Services,
  request: RequestProductionRequest,
  asking: Asking,
): Promise<void> {
  const asked = readAsked(request);
  const now = services.now();
  await services.db.transaction(async (tx) => {
    await lockSubmission(tx, request.submissionId, asking);
    const [kept] = await tx
      .select()
      .from(table)
      .where(eq(table.submission_id, request.submissionId));
    if (kept && isSame(kept, asked)) return;
    const director = await chooseDirector(tx, asked.director_id);
    await services.limits.take([limitOf(services, asking.network)], now, tx);
    await writeRequest(tx, request.submissionId, { ...asked, director_name: director.name }, now);
    await announce(tx, 'submissions', nobody);
    await tellWebhooks(services, tx, 'production.requested', {
      submission_id: request.submissionId,
      director_id: asked.director_id,
    });
    for (const to of new Set(services.config.adminEmails)) {
      const { submissionId } = request;
      await queueMail(services, tx, { kind: 'production-request', to, submissionId, now });
    }
  });
}

// A change of mind or two for each package.
const limitOf = ({ config }: Services, network: string): LimitRule => ({
  name: 'production-requests',
  subject: network,
  count: 3 * config.limits.packagesPerHour,
  windowSeconds: 3600,
});

/** What was asked, by the rule of the step that asks for it: a choice left open is an empty text there. */
export function readAsked(request: RequestProductionRequest): Asked {
  const { budget, schedule } = parseInput(moneyAndTime, {
    budget: request.budget ?? '',
    specificBudget: request.specificBudget,
    schedule: request.schedule ?? '',
  });
  const amount = specificAmount({ budget, specificBudget: request.specificBudget });
  return {
    budget,
    specific_budget: amount === null ? '' : formatDollars(amount),
    schedule,
    ad_spend_budget: request.adSpendBudget ?? null,
    media_buying_services: request.mediaBuyingServices,
    director_id: request.selectedDirector,
  };
}

// One after the other for one package, so that two presses at once are a press and its repeat.
async function lockSubmission(
  tx: Transaction,
  id: string,
  { viewer, isOwnGuest }: Asking,
): Promise<void> {
  const [found] = await tx
    .select({ owner: submissionLogs.user_id })
    .from(submissionLogs)
    .where(eq(submissionLogs.id, id))
    .for('no key update');
  // An id is read in logs, exports and over shoulders: it is no proof.
  if (found && (found.owner === null ? isOwnGuest : found.owner === viewer?.id)) return;
  throw new AppError('not-found', 'We have no package of this id. Please send your package again.');
}

const isSame = (kept: Row, asked: Asked): boolean =>
  (Object.keys(asked) as (keyof Asked)[]).every((key) => kept[key] === asked[key]);

async function chooseDirector(tx: Transaction, id: string): Promise<ChosenDirector> {
  const director = await findChosenDirector(tx, id);
  if (director) return director;
  const message =
    id === ''
      ? 'Please choose a director.'
      : 'This director is not available. Please choose again.';
  throw new AppError('invalid-input', 'Some fields need a change.', {
    fields: [{ path: 'selectedDirector', message }],
  });
}

async function writeRequest(
  tx: Transaction,
  submission_id: string,
  asked: Asked & Pick<Row, 'director_name'>,
  now: Date,
): Promise<void> {
  await tx
    .insert(table)
    .values({ submission_id, ...asked, created_at: now, updated_at: now })
    .onConflictDoUpdate({ target: table.submission_id, set: { ...asked, updated_at: now } });
}
