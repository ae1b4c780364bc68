import { useSyncExternalStore } from 'react';
import { here } from '#domain/days.ts';

const never = () => () => {};

/** Where the reader is. The server knows no place: hydration begins with what it wrote, in UTC. */
export const useTimeZone = (): string => useSyncExternalStore(never, here, () => 'UTC');
