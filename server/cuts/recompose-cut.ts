import { isFreeCut } from '#domain/cuts/cuts-of.ts';
import { freeCutsInShort } from '#domain/payments/starter-contents.ts';
import { keepLines } from '#domain/script/keep-lines.ts';
import { carryDirections } from '#domain/storyboard/keep-directions.ts';
import { AppError } from '../app-error.ts';
import { generationLimit } from '../functions/generation-limit.ts';
import { defineFunction } from '../functions/serving/define-function.ts';
import { usablePlan } from '../functions/serving/usable-plan.ts';
import { generate } from '../generation/generate.ts';
import { findEntitlement } from '../payments/subscriptions/entitlement.ts';
import { mayMakeCut } from '../policies.ts';

export const recomposeCut = defineFunction({
  name: 'recompose-cut',
  summary: 'The script of another platform’s cut, recomposed from that of the primary one.',
  limits: generationLimit,
  generates: 'script',
  async run(input, { services, generation, viewer }) {
    const entitlement = await findEntitlement(services.db, viewer?.id ?? null);
    const isFree = isFreeCut(input.platform, input.cut);
    if (!mayMakeCut(viewer, entitlement, { isFree })) throw new AppError('forbidden', notFree);
    const { work, ...making } = await generate(
      services,
      'writeScript',
      generation,
      (engine, timed) => engine.writeScript(input, timed),
    );
    const { shots: planned, cut = [] } = work;
    const script = keepLines(input.existingScript, work.script, input.lockedLines ?? []);
    const directed =
      input.existingShots && planned ? carryDirections(input.existingShots, planned) : planned;
    const shots = usablePlan(directed, services);
    return {
      script,
      ...(shots ? { shots } : {}),
      ...(cut.length > 0 ? { cut: [...cut] } : {}),
      ...making,
    };
  },
});

const notFree = `${freeCutsInShort}. All at once belong to the starter package.`;
