import { useSyncExternalStore } from 'react';
import { createdOn } from '#domain/projects/project-words.ts';

const never = () => () => {};
const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** A moment as `Jan 5, 2025`; `exact` adds the time of day. Where the reader is, once that is known. */
export function ShownTime({ iso, exact = false }: { iso: string; exact?: boolean }) {
  // The server knows no place; hydration begins with what it wrote.
  const timeZone = useSyncExternalStore(never, localZone, () => 'UTC');
  const time = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  return (
    <time dateTime={iso}>
      {createdOn(iso, timeZone)}
      {exact ? `, ${new Date(iso).toLocaleTimeString('en-US', time)}` : ''}
    </time>
  );
}
