import { keepLines } from '#domain/script/keep-lines.ts';
import { operationNotes } from '#domain/script/revision.ts';
import { carryDirections } from '#domain/storyboard/keep-directions.ts';
import type { ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { generate } from '../generation/generate.ts';
import { generationLimit } from './generation-limit.ts';
import { defineFunction } from './serving/define-function.ts';
import { usablePlan } from './serving/usable-plan.ts';

export const generateScript = defineFunction({
  name: 'generate-script',
  summary:
    'A timed AV script with the plan of its shots, or an existing one changed as the notes ask.',
  limits: generationLimit,
  generates: 'script',
  async run(input, { services, generation }) {
    // A model reads notes: an operation is said to it in words.
    const { operation } = input;
    const request = operation ? { ...input, revisionNotes: operationNotes(operation) } : input;
    const { work, ...making } = await generate(
      services,
      'writeScript',
      generation,
      (engine, timed) => engine.writeScript(request, timed),
    );
    const shots = usablePlan(withDirections(input.existingShots, work.shots), services);
    const { revision, cut = [] } = work;
    const script = keepLines(input.existingScript ?? '', work.script, input.lockedLines ?? []);
    return {
      script,
      ...(shots ? { shots } : {}),
      ...(revision ? { revision } : {}),
      ...(cut.length > 0 ? { cut: [...cut] } : {}),
      ...making,
    };
  },
});

// What the client directed goes with the script, whoever revises it.
const withDirections = (
  before: ShotPlan | undefined,
  shots: ShotPlan | undefined,
): ShotPlan | undefined => (before && shots ? carryDirections(before, shots) : shots);
