import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run here: false on the server and until the page has come to life. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
