import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError } from '../app-error.ts';
import type { Services } from '../services.ts';

const filesAnHour = 60;

/** Counts a file that an admin takes: each is written down. Throws 429. */
export async function limitExports(
  { limits, now }: Pick<Services, 'limits' | 'now'>,
  admin: Viewer,
): Promise<void> {
  const rule = { name: 'export', subject: admin.id, count: filesAnHour, windowSeconds: 3600 };
  try {
    await limits.take([rule], now());
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too-many-requests') throw error;
    const { retryAfterSeconds } = error;
    const message = `You took ${filesAnHour} files within an hour. Please try again later.`;
    throw new AppError('too-many-requests', message, { retryAfterSeconds, cause: error });
  }
}
