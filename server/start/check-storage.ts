import { StorageError } from '../gateways/storage/port.ts';
import type { Services } from '../services.ts';
import { StartError } from './start-error.ts';

/**
 * Throws a StartError when the settings of the storage must be changed. One that does not answer just
 * now is no reason not to start: it is noted, and pictures fail until it does.
 */
export async function checkStorage({ storage, log }: Pick<Services, 'storage' | 'log'>) {
  try {
    await storage.check();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    if (error.outcome === 'permanent') throw new StartError(error.message, { cause: error });
    log.warn({ reason: error.message }, 'pictures can be neither kept nor shown for now');
  }
}
