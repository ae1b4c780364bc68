// What a client gets for a brief, whole: concepts, brief, script, and what the frames show.
import type { Concept } from '#domain/concepts/concept.ts';
import { generateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import { generateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { type AvScript, parseAvScript } from '#domain/script/av-script.ts';
import type { ShotPlan } from '#domain/storyboard/shot-plan.ts';
import type { DrawnFrame, Engine } from '#server/engine/engine.ts';
import type { GenerationContext } from '#server/engine/generation-context.ts';
import { openMeter } from '../meter.ts';
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
  /** The briefs it can write for, where it cannot for all. */
  knows?: ReadonlySet<string>;
  write(brief: Brief): Promise<AdPackage>;
  draw(brief: Brief, made: AdPackage): Promise<DrawnFrame[]>;
};

/** Judges an engine, which gives the plan of its shots with the script. */
export function judged(name: string, engine: Engine, date: Date): JudgedEngine {
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  const context = {
    date,
    log: quiet,
    signal: new AbortController().signal,
    onProgress: () => {},
    meter: openMeter(),
  } as unknown as GenerationContext;
  return {
    name,
    async write(brief) {
      const { request } = brief;
      const concepts = await engine.writeConcepts(generateConceptsRequest.parse(request), context);
      const [chosen] = concepts;
      if (!chosen) throw new Error('No concept was written.');
      const briefText = await engine.writeBrief(
        generateCreativeBriefRequest.parse({ ...request, selectedConcept: chosen }),
        context,
      );
      const { script, shots } = await engine.writeScript(
        generateScriptRequest.parse({
          ...request,
          selectedConcept: chosen,
          creativeBrief: briefText,
        }),
        context,
      );
      if (!shots) throw new Error('No plan came with the script.');
      const av = parseAvScript(script) ?? { title: '', facts: [], rows: [], notes: [] };
      return { concepts, chosen, briefText, script, av, plan: shots };
    },
    draw: async (brief, made) => {
      const drawn = await engine.drawStoryboard(
        generateStoryboardRequest.parse({
          ...brief.request,
          script: made.script,
          shots: made.plan,
        }),
        context,
        async () => {},
      );
      return drawn.flatMap((frame) => frame ?? []);
    },
  };
}
