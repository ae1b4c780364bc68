// Has the provider asked when something is due: looks at the start and every minute. Several
// processes may look at once; the job shares the rows among those that run it.
import { lte } from 'drizzle-orm';
import { sandboxObjects } from '../db/schema.ts';
import { runSandbox } from '../gateways/payments/sandbox/run-sandbox.ts';
import type { Services } from '../services.ts';
import { areChecksDue, checkPayments } from './check-payments.ts';

/** The queue whose job asks. */
export const checkPaymentsQueue = 'check-payments';

const lookSeconds = 60;

/** Starts looking. Returns how to stop. */
export function keepPaymentsChecked(
  services: Services,
  onError: (error: unknown) => void,
): () => void {
  const look = async () => {
    if (!(await areChecksDue(services)) && !(await isSandboxDue(services))) return;
    await services.db.transaction((tx) => services.jobs.enqueue(tx, checkPaymentsQueue, {}));
  };
  look().catch(onError);
  const timer = setInterval(() => look().catch(onError), lookSeconds * 1000).unref();
  return () => clearInterval(timer);
}

async function isSandboxDue({ db, payments, now }: Services): Promise<boolean> {
  if (payments.kind !== 'sandbox') return false;
  const due = lte(sandboxObjects.due_at, now());
  const found = await db.select({ id: sandboxObjects.id }).from(sandboxObjects).where(due).limit(1);
  return found.length > 0;
}

/** What the clock brings in the sandbox, and then everything that is to be asked about. */
export async function runDuePayments(services: Services, signal: AbortSignal): Promise<void> {
  if (services.payments.kind === 'sandbox') {
    await runSandbox({ ...services, appUrl: services.config.appUrl });
  }
  await checkPayments(services, signal);
}
