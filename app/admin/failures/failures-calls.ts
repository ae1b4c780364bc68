import { z } from 'zod';
import { type Failure, failureList } from '#domain/admin/failures.ts';
import { ask, jsonRequest } from '../../ask.ts';

const path = '/api/admin/failures';

export const listFailures = (signal: AbortSignal) => ask(path, {}, failureList, { signal });

export const retryFailure = ({ kind, id }: Failure) =>
  ask(`${path}/${kind}/${encodeURIComponent(id)}/retry`, jsonRequest('POST', {}), z.unknown());
