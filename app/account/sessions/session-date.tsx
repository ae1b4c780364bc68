import { useSyncExternalStore } from 'react';

const never = () => () => {};
const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** A day as `Jan 5, 2026`, where the reader is once that is known. */
export function SessionDate({ iso }: { iso: string }) {
  // The server knows no place; hydration begins with what it wrote.
  const timeZone = useSyncExternalStore(never, localZone, () => 'UTC');
  const day = new Date(iso).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone });
  return <time dateTime={iso}>{day}</time>;
}
