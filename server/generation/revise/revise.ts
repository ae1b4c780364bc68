// An existing script changed: as notes ask, or by an operation that can always be done.
import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import { formatAvScript, parseAvScript } from '#domain/script/av-script.ts';
import type { WrittenScript } from '../../engine/engine.ts';
import { fitPlan } from './fit-plan.ts';
import { keepLocked } from './keep-locked.ts';
import { applyOperation } from './operations/apply-operation.ts';
import { nextTake, reviseByNotes, revisionFor } from './revise-script.ts';

/** The changed script, the plan of its shots, and what became of each thing that was asked. */
export function revise(request: GenerateScriptRequest, { date }: { date: Date }): WrittenScript {
  const { existingScript = '', existingShots: plan, operation, revisionNotes = '' } = request;
  const before = parseAvScript(existingScript);
  if (!operation) {
    const { script, parts } = reviseByNotes(existingScript, revisionNotes, request);
    const after = parseAvScript(script);
    const shots = before && after && plan && fitPlan(plan, after, request);
    return { script, ...(shots ? { shots } : {}), revision: parts };
  }
  const words = operation.kind;
  if (!before) {
    const revision = [{ words, outcome: 'partly' as const, why: 'not-in-rows' as const }];
    return { script: existingScript, revision };
  }
  const made = applyOperation(operation, before, request, date);
  const kept = keepLocked(before, made.script, request.lockedLines ?? []);
  const changed = { ...made, ...kept, ...(kept.why ? { outcome: 'partly' as const } : {}) };
  const { words: own } = revisionFor(before, existingScript, words, request);
  const isSame = JSON.stringify(changed.script.rows) === JSON.stringify(before.rows);
  const after = isSame
    ? before
    : { ...changed.script, facts: nextTake(changed.script, own.labels.take) };
  const given = changed.plan ?? plan;
  const shots =
    given && (changed.isWhole && !kept.why ? given : fitPlan(given, after, request, operation));
  const { outcome, why } = changed;
  return {
    script: isSame ? existingScript : formatAvScript(after),
    ...(shots && !isSame ? { shots } : {}),
    revision: [{ words, outcome, ...(why ? { why } : {}) }],
  };
}
