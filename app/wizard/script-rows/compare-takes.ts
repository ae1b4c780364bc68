import type { AvScript } from '#domain/script/av-script.ts';
import { readRows } from '#domain/script/rows/read-rows.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';

/** The take in use and the one before it, where both are rows; else null. */
export function takesToCompare({
  takes,
  take,
}: Draft): { before: AvScript; after: AvScript } | null {
  const [before, after] = [takes[take - 1], takes[take]].map((one) =>
    one ? readRows(one.script) : undefined,
  );
  if (!before || !after || before.problem || after.problem) return null;
  return { before: before.script, after: after.script };
}
