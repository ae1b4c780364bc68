import { liftMailStopAnswer, mailStopList } from '#domain/admin/mail-stops.ts';
import { ask, jsonRequest } from '../../calls/ask.ts';

const path = '/api/admin/mail-stops';

export const listMailStops = (signal: AbortSignal) => ask(path, {}, mailStopList, { signal });

export const liftMailStop = (address: string) =>
  ask(`${path}/lift`, jsonRequest('POST', { address }), liftMailStopAnswer);
