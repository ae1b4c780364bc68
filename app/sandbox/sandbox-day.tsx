import { useSyncExternalStore } from 'react';

const never = () => () => {};
const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** A day as `January 5, 2027`, where the reader is once that is known. */
export function SandboxDay({ iso }: { iso: string }) {
  // The server knows no place; hydration begins with what it wrote.
  const timeZone = useSyncExternalStore(never, localZone, () => 'UTC');
  const day = { month: 'long', day: 'numeric', year: 'numeric', timeZone } as const;
  return <time dateTime={iso}>{new Date(iso).toLocaleDateString('en-US', day)}</time>;
}
