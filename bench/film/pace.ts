// How fast this machine is just now: the same work each time, which what is measured is a multiple of.
import { gzipSync } from 'node:zlib';

const work = Buffer.alloc(24_000_000);
for (let at = 0; at < work.length; at++) work[at] = (at * 2_654_435_761) >>> (24 - (at % 5));

export type Pace = { seconds: number; processorSeconds: number };

/** Packs 24 MB three times; the middle one of each figure. */
export function measurePace(): Pace {
  const taken = Array.from({ length: 3 }, () => {
    const [began, used] = [performance.now(), process.cpuUsage()];
    gzipSync(work);
    const { user, system } = process.cpuUsage(used);
    return { seconds: (performance.now() - began) / 1000, processor: (user + system) / 1_000_000 };
  });
  const middle = (figures: number[]) => figures.toSorted((a, b) => a - b)[1] ?? 0;
  return {
    seconds: middle(taken.map(({ seconds }) => seconds)),
    processorSeconds: middle(taken.map(({ processor }) => processor)),
  };
}
