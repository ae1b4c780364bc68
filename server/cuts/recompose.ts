// Another platform's cut of a film, by the product's own rules: the same idea, facts and cast.

import { carryRows } from '#domain/cuts/carry-rows.ts';
import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import { type AvScript, formatAvScript, parseAvScript } from '#domain/script/av-script.ts';
import { statedPace } from '#domain/script/form-facts.ts';
import { wordsPerSecond } from '#domain/script/speech.ts';
import type { Platform } from '#domain/wizard/options.ts';
import type { WrittenScript } from '../engine/engine.ts';
import { fitPlan } from '../generation/revise/fit-plan.ts';
import { revisionFor } from '../generation/revise/revise-script.ts';
import { understand } from '../generation/understand/understand.ts';
import { setStage } from '../generation/write/stage.ts';
import { scriptOf } from '../generation/write/write-script.ts';
import { callOf, keepCall } from './keep-call.ts';
import { refitRows } from './refit-rows.ts';
import { secondsOfCut } from './seconds-of-cut.ts';
import { setForm } from './set-form.ts';

/** `existingScript` and `existingShots` are the primary cut; `cut` is a platform of those chosen. */
export type CutRequest = GenerateScriptRequest & { cut: Platform };

/**
 * What the house wrote is written for the other platform, with what was changed of it since; where too
 * much was, the rows are refitted to the length. A script that is not in rows stays as it is.
 */
export function recompose(request: CutRequest, { date }: { date: Date }): WrittenScript {
  const { existingScript = '', existingShots: plan, cut } = request;
  const primary = parseAvScript(existingScript);
  if (!primary) return { script: existingScript, ...(plan ? { shots: plan } : {}) };
  const seconds = secondsOfCut(request, primary);
  const written = writtenFor(request, primary, date);
  const [script, shots] = written ?? refitted(request, primary, seconds);
  const whole = keepCall(script, callOf(primary, request));
  return {
    script: formatAvScript(setForm(whole, cut, request)),
    ...(shots ? { shots } : {}),
  };
}

// The idea told anew for the other platform, with what somebody changed of the primary since the house
// wrote it; undefined where more was changed than can be found again.
function writtenFor(request: CutRequest, primary: AvScript, date: Date) {
  const { cut, platform, selectedConcept } = request;
  const own = parseAvScript(scriptOf(stageOf(request), selectedConcept, date).script);
  const stage = {
    ...stageOf(request),
    platform: cut,
    platforms: [cut, ...platform.filter((one) => one !== cut)],
    seconds: secondsOfCut(request, primary),
  };
  const written = scriptOf(stage, selectedConcept, date);
  const film = parseAvScript(written.script);
  if (!own || !film) return undefined;
  const pace = statedPace(film) ?? wordsPerSecond(request.creativeApproach);
  const { script, taken, left } = carryRows(own, primary, film, pace);
  if (left.length > 0) return undefined;
  if (taken.length === 0) return [film, written.shots] as const;
  const head = { ...script, title: primary.title, notes: primary.notes };
  return [head, fitPlan(written.shots, head, request)] as const;
}

const stageOf = (request: CutRequest) =>
  setStage(request, {
    mode: request.voiceOverOnly ? 'voice' : (request.videoStyle ?? 'narrative'),
    character: request,
  });

function refitted(request: CutRequest, primary: AvScript, seconds: number) {
  const { existingScript = '', existingShots: plan } = request;
  const revision = revisionFor(primary, existingScript, `${request.cut} ${seconds}`, request);
  const script = refitRows(primary, seconds, revision, understand(request).facts);
  const shots = plan && fitPlan(plan, script, request);
  return [script, shots] as const;
}
