// What failed beside other work is tried once more, alone: suites that share two cores meet each
// other's time limits. What passes then is counted and named as such; it is a fault to be mended.
import type { Failure, Report, Suite } from './suites.ts';

/** More files than that did not fail by luck. */
const FEW_FILES = 3;

/**
 * Runs again, one suite after the other, what failed in a few files.
 *
 * @returns the names of suites that failed for good
 */
export async function tryAgain(
  ended: readonly { suite: Suite; code: number | null; report: Report | undefined }[],
  run: (suite: Suite) => Promise<number | null>,
): Promise<{ failed: string[]; onlyAlone: Failure[] }> {
  const failed: string[] = [];
  const onlyAlone: Failure[] = [];
  for (const { suite, code, report } of ended) {
    if (code === 0) continue;
    const files = [...new Set(report?.failures.map(({ file }) => file))];
    const few = report && files.length > 0 && files.length <= FEW_FILES;
    if (few && (await run(report.again(files))) === 0) onlyAlone.push(...report.failures);
    else failed.push(suite.name);
  }
  return { failed, onlyAlone };
}
