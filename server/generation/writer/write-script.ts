import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import { formatAvScript } from '#domain/script/av-script.ts';
import { reviseScript } from '../revise/revise-script.ts';
import { findTreatment } from './find-treatment.ts';
import { setStage } from './set-stage.ts';
import type { Mode } from './stage.ts';
import { writeRows } from './write-rows.ts';

/**
 * The AV script of a request as text. Given an existing script and notes it changes that script as
 * the notes ask. `date` is shown in the header and changes nothing else.
 */
export function writeScript(request: GenerateScriptRequest, context: { date: Date }): string {
  if (request.existingScript?.trim() && request.revisionNotes?.trim())
    return reviseScript(request.existingScript, request.revisionNotes, request);
  const mode: Mode = request.voiceOverOnly ? 'voice' : (request.videoStyle ?? 'narrative');
  const set = setStage(request, { mode, character: request, production: request });
  const { pack, stage } = set;
  const treatment = findTreatment(set, request.selectedConcept);
  const title =
    request.selectedConcept?.title ?? pack.titleCase(treatment.titles[0] ?? stage.facts.name);
  return formatAvScript({
    title: pack.script.title(title),
    facts: pack.script.form(stage, { date: context.date, seconds: stage.seconds }),
    rows: writeRows(set, treatment),
    notes: pack.script.notes(stage),
  });
}
