// Another platform's cut by a model: it is asked to revise the primary, and the house checks the rest.
import { type AvScript, formatAvScript, parseAvScript } from '#domain/script/av-script.ts';
import { cutFor, type FormatChoice } from '#domain/script/cuts.ts';
import { labels } from '#domain/wizard/options.ts';
import type { WrittenScript } from '../engine/engine.ts';
import type { GenerationContext } from '../engine/generation-context.ts';
import type { TextModel } from '../gateways/models/port.ts';
import { writeModelScript } from '../generation/model/script/write-model-script.ts';
import { fitPlan } from '../generation/revise/fit-plan.ts';
import { revisionFor } from '../generation/revise/revise-script.ts';
import { understand } from '../generation/understand/understand.ts';
import { callOf, keepCall } from './keep-call.ts';
import type { CutRequest } from './recompose.ts';
import { refitRows } from './refit-rows.ts';
import { secondsOfCut } from './seconds-of-cut.ts';
import { setForm } from './set-form.ts';

/** Throws a ModelError. What the model made longer or shorter than the platform's film is refitted. */
export async function recomposeByModel(
  text: TextModel,
  { cut, ...request }: CutRequest,
  context: GenerationContext,
): Promise<WrittenScript> {
  const { existingScript = '' } = request;
  const primary = parseAvScript(existingScript);
  const seconds = secondsOfCut({ ...request, cut }, primary);
  const made = await writeModelScript(
    text,
    { ...request, revisionNotes: notesFor(cut, seconds, request) },
    context,
  );
  const script = parseAvScript(made.script);
  if (!primary || !script) return made;
  const asked = { ...request, existingScript: made.script };
  const fit = refitRows(
    script,
    seconds,
    revisionFor(script, made.script, cut, asked),
    understand(request).facts,
  );
  const whole = keepCall(fit, callOf(primary, request));
  const shots = plannedFor(made, whole, request);
  return {
    ...made,
    script: formatAvScript(setForm(whole, cut, request)),
    ...(shots ? { shots } : {}),
  };
}

const plannedFor = (
  { shots }: WrittenScript,
  after: AvScript,
  request: Omit<CutRequest, 'cut'>,
) => {
  const plan = shots ?? request.existingShots;
  return plan && fitPlan(plan, after, request);
};

/** What is asked of the model, as notes. */
const notesFor = (cut: CutRequest['cut'], seconds: number, choice: FormatChoice): string =>
  [
    `Make the film ${seconds} seconds long.`,
    `Recompose it for ${labels.platform[cut]}, ${cutFor(cut, choice).aspect}: the same idea, facts and cast.`,
    'A longer film tells more of the client’s facts or breathes; a shorter one keeps the opening, the strongest fact and the call to action.',
    'Keep the call to action word for word. Add no figure, price or claim.',
  ].join(' ');
