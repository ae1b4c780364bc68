import {
  type Failure,
  type FailureKind,
  failureList,
  retryAnswer,
} from '#domain/admin/failures.ts';
import { ask, jsonRequest } from '../../calls/ask.ts';

const path = '/api/admin/failures';

export const listFailures = (signal: AbortSignal) => ask(path, {}, failureList, { signal });

export const retryFailure = ({ kind, id }: Failure) =>
  ask(`${path}/${kind}/${encodeURIComponent(id)}/retry`, jsonRequest('POST', {}), retryAnswer);

/** The newest of a kind, as many as the list can hold. */
export const retryAll = (kind: FailureKind) =>
  ask(`${path}/retry-all`, jsonRequest('POST', { kind }), retryAnswer);
