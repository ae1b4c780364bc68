// What a client gets for a brief, whole: concepts, brief, script, and what the frames show.
import type { Concept } from '#domain/concepts/concept.ts';
import { generateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import { generateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { type AvScript, parseAvScript } from '#domain/script/av-script.ts';
import type { ShotPlan } from '#domain/storyboard/shot-plan.ts';
import type { Desk } from '#server/functions/desk.ts';
import type { DrawnFrame, Engine } from '#server/functions/engine.ts';
import type { Brief } from './brief.ts';

export type AdPackage = {
  concepts: readonly Concept[];
  chosen: Concept;
  briefText: string;
  script: string;
  av: AvScript;
  plan: ShotPlan;
};

/** An engine as the evaluation needs it; the date stands in the script's head and nowhere else. */
export type JudgedEngine = {
  name: string;
  write(brief: Brief): Promise<AdPackage>;
  draw(brief: Brief, made: AdPackage): Promise<DrawnFrame[]>;
};

/** What an engine that gives no plan was asked to paint. */
export type PlanOf = (brief: Brief, script: string) => ShotPlan;

/** Judges an engine; `planOf` reads a plan back from the script of one that gives none. */
export function judged(name: string, engine: Engine, date: Date, planOf: PlanOf): JudgedEngine {
  const desk = { date } as Desk;
  return {
    name,
    async write(brief) {
      const { request } = brief;
      const concepts = await engine.writeConcepts(generateConceptsRequest.parse(request), desk);
      const [chosen] = concepts;
      if (!chosen) throw new Error('No concept was written.');
      const briefText = await engine.writeBrief(
        generateCreativeBriefRequest.parse({ ...request, selectedConcept: chosen }),
        desk,
      );
      const written: unknown = await engine.writeScript(
        generateScriptRequest.parse({
          ...request,
          selectedConcept: chosen,
          creativeBrief: briefText,
        }),
        desk,
      );
      const { script, plan } = withPlan(written);
      const av = parseAvScript(script) ?? { title: '', facts: [], rows: [], notes: [] };
      return { concepts, chosen, briefText, script, av, plan: plan ?? planOf(brief, script) };
    },
    draw: (brief, made) =>
      engine.drawStoryboard(
        generateStoryboardRequest.parse({
          ...brief.request,
          script: made.script,
          shots: made.plan,
          plan: made.plan,
        }),
        desk,
        async () => {},
      ),
  };
}

// A script alone, or a script with its plan.
function withPlan(written: unknown): { script: string; plan?: ShotPlan } {
  return typeof written === 'string'
    ? { script: written }
    : (written as { script: string; plan?: ShotPlan });
}
