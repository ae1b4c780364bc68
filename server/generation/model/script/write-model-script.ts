import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import { formatAvScript } from '#domain/script/av-script.ts';
import type { WrittenScript } from '../../../engine/engine.ts';
import type { GenerationContext } from '../../../engine/generation-context.ts';
import type { TextModel } from '../../../gateways/models/port.ts';
import { askFor } from '../asking/ask-for.ts';
import { planShots } from '../plan/plan-shots.ts';
import { clientData } from './client-data.ts';
import { type Film, planFilm } from './film.ts';
import { noScript, refuseNoScript } from './no-script.ts';
import { writePrompt, writeRules } from './prompts/write.ts';
import { reviseModelScript } from './revising/revise-model-script.ts';
import { makeRows, sureRows } from './rows/make-rows.ts';
import { headOf, notesOf, wholeText } from './set-script.ts';
import { openTextProgress } from './text-progress.ts';
import { heldScript, rowCounts, type ScriptWork, scriptWork } from './wire.ts';

// With the shots it is some three thousand; what is not written costs nothing.
const maxOutputTokens = 8000;

/**
 * The AV script of a request with the plan of its shots, or an existing one with the changes its notes
 * ask for, written by a model and checked by the house. Told line by line as it grows. Throws a ModelError when what the
 * model sent is no script that can be filmed and said in its time.
 */
export async function writeModelScript(
  text: TextModel,
  request: GenerateScriptRequest,
  context: GenerationContext,
): Promise<WrittenScript> {
  const film = planFilm(request, context.date);
  // To plan and to ask are long work each, where every field is full: others have their turn between them.
  await nextTurn();
  if (request.existingScript?.trim() && request.revisionNotes?.trim())
    return reviseModelScript(text, film, context);
  const progress = openTextProgress(context);
  const work = await askFor(
    text,
    {
      always: writeRules(),
      instructions: writePrompt(film),
      data: clientData(film),
      schema: scriptWork,
      held: heldScript,
      maxOutputTokens,
      objection: ({ rows }) => noScript(rows, film),
    },
    progress.context,
    (partial) => progress.upTo(soFar(partial, film)),
  );
  refuseNoScript(noScript(work.rows, film));
  const { rows, cut } = await makeRows(text, work.rows, film, progress.context);
  const notes = notesOf(film, rows, work.notes);
  const script = progress.finish(wholeText({ ...headOf(film, work.title), rows, notes }));
  const sent = { cast: work.cast, shots: work.rows.map((row) => row.shots) };
  return { script, shots: planShots(sent, rows, film), cut };
}

function soFar({ title, rows = [] }: Partial<ScriptWork>, film: Film): string {
  if (rows.length > rowCounts.most) return '';
  const sure = sureRows(rows, film);
  // A title of the model's own is told with the first row that stands.
  if (title === undefined || (sure.length === 0 && !film.request.selectedConcept)) return '';
  return formatAvScript({ ...headOf(film, title), rows: sure, notes: [] });
}
