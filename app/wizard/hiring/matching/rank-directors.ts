import { matchRequest } from '#domain/wizard/requests.ts';
import { runStarter } from '../../run-starter.ts';
import type { WizardParts } from '../../wizard-parts.ts';

type RankingParts = Pick<WizardParts, 'store' | 'call' | 'announce' | 'newId'>;

/** Has directors ranked for the answers as they stand, unless they are ranked or being ranked. */
export async function rankDirectors({ store, call, announce, newId }: RankingParts): Promise<void> {
  const run = runStarter(store, newId)(
    (id) => ({ type: 'matching-started', run: id }),
    (draft) => draft.matching?.id,
  );
  if (!run) return;
  const body = matchRequest(store.read());
  const result = await call('match-directors', body, { signal: run.signal });
  if (!run.awaited()) return;
  if (result.ok) {
    const { directors, common } = result.answer;
    store.dispatch({ type: 'matches-arrived', run: run.id, directors, common });
    if (!store.read().analyzing) announce(`${directors.length} directors ranked.`);
    return;
  }
  const { failure } = result;
  const retryAfterSeconds = failure.reason === 'limited' ? failure.retryAfterSeconds : null;
  store.dispatch({ type: 'matching-failed', run: run.id, retryAfterSeconds });
}
