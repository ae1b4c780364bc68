import { openStore } from '../ui/store.ts';

/** Whether recovery codes are on screen that nobody has said to have kept: leaving the page loses them. */
export const unkeptCodes = openStore(false);
