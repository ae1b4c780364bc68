import { Icon } from '#app/ui/icon.tsx';
import type { Stopwatch } from '#domain/script/rows/stopwatch.ts';

/** What is said in a row against its seconds, in words. */
export function RowStopwatch({ id, watch }: { id: string; watch: Stopwatch }) {
  return (
    <p id={id} className={`rows-watch is-${watch.state}`}>
      {watch.state === 'over' ? <Icon name="alert" /> : null}
      <span>{stopwatchWords(watch)}</span>
    </p>
  );
}

export function stopwatchWords({ words, room, excess, state }: Stopwatch): string {
  if (state === 'silent') return 'Nothing is said';
  const said = `${words} of ${counted(room)}`;
  if (state === 'quick') return `${said}: ${excess} over, said quicker`;
  return state === 'over' ? `${said}: ${excess} to lose` : said;
}

const counted = (words: number) => `${words} ${words === 1 ? 'word' : 'words'}`;
