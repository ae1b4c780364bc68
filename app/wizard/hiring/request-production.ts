import { productionRequest } from '#domain/wizard/requests.ts';
import { notices, refusedNotice, waitNotice } from '../notices.ts';
import type { WizardParts } from '../wizard-parts.ts';

type ProductionParts = Pick<WizardParts, 'store' | 'call' | 'show' | 'newId'>;

/**
 * Tells the house of budget, time and director; step 11 opens once it is recorded. False when it
 * was not, or the visitor is elsewhere by then. A package the house has no more leads back to 9.
 */
export async function requestProduction(parts: ProductionParts): Promise<boolean> {
  const { store, call, show, newId } = parts;
  const run = newId();
  store.dispatch({ type: 'production-started', run });
  if (store.read().requesting?.id !== run) return false;
  const result = await call('request-production', productionRequest(store.read()));
  if (store.read().requesting?.id !== run) return false;
  if (result.ok) {
    store.dispatch({ type: 'production-recorded', run });
    return store.read().step === 11;
  }
  const { failure } = result;
  if (failure.reason === 'missing') {
    store.dispatch({ type: 'production-orphaned', run });
    show(notices.packageLost);
    return false;
  }
  store.dispatch({ type: 'run-failed', run });
  if (failure.reason === 'limited') show(waitNotice(failure.retryAfterSeconds));
  else if (failure.reason === 'validation') {
    show(refusedNotice(Object.values(failure.fields)[0] ?? ''));
  } else show(notices.productionFailed);
  return false;
}
