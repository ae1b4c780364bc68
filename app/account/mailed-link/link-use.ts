import type { CallFailure } from '../../calls/ask.ts';

/** Whether the link was used, is too old or never was one. */
export const isLinkGone = (failure: CallFailure): boolean =>
  failure.reason === 'missing' ||
  (failure.reason === 'refused' && /TOKEN|EXPIRED|LINK/i.test(failure.code));
