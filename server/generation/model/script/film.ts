// What a film has to keep to, worked out from the request before a model is asked.

import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import type { AvScript } from '#domain/script/av-script.ts';
import { cutSeconds } from '#domain/script/cuts.ts';
import { wordsPerSecond, wordsThatFit } from '#domain/script/speech.ts';
import type { Platform } from '#domain/wizard/options.ts';
import type { Language } from '../../language/detect-language.ts';
import { planRows } from '../../write/rows/plan-rows.ts';
import { formLines } from '../../write/script-form.ts';
import { type Mode, type Stage, setStage } from '../../write/stage.ts';
import { type Ground, openGround } from '../checking/invented.ts';
import { textOf } from '../checking/safe-text.ts';
import { plain } from './said.ts';

export type PlannedRow = {
  name: string;
  /** Which of the user type's four beats it is, or a part of it. */
  beat: number;
  seconds: number;
  mostWords: number;
};

export type Film = {
  request: GenerateScriptRequest;
  stage: Stage;
  language: Language;
  /** True in a language the built-in writer has no words of. */
  isForeign: boolean;
  seconds: number;
  /** Words a second. */
  pace: number;
  /** How the house would divide the seconds. */
  plan: PlannedRow[];
  /** The lines under the title, as the built-in writer sets them. */
  form: AvScript['facts'];
  /** The most seconds of the first row, and the least of the last. */
  hookMost: number;
  closeLeast: number;
  /** Seconds by which the name is heard or lettered; absent where the end is soon enough. */
  nameBy?: number;
  /** Everything the visitor supplied or chose, as text; and read for what stands in it and is not invented. */
  supplied: string;
  ground: Ground;
  /** Whether they wrote this themselves, whatever its capitals and signs. */
  isSupplied(text: string): boolean;
};

const hookSeconds: Record<Platform, number> = { tiktok: 3, youtube: 5, instagram: 4 };
const nameSeconds: Partial<Record<Platform, number>> = { tiktok: 10, youtube: 5 };

export function planFilm(request: GenerateScriptRequest, date: Date): Film {
  const mode: Mode = request.voiceOverOnly ? 'voice' : (request.videoStyle ?? 'narrative');
  const set = setStage(request, { mode, character: request });
  // The house shortens a film for which it has too little to say; a model fills it with its story.
  const stage = { ...set, seconds: cutSeconds(set.userType, set.platform) };
  const { frame, words } = stage;
  const pace = wordsPerSecond(request.creativeApproach);
  const plan = planRows(stage.userType, stage.seconds).map((row): PlannedRow => {
    const seconds = row.endSeconds - row.startSeconds;
    const name = words.beats[stage.userType][row.name[0]]?.[row.name[1]] ?? '';
    return { name, beat: row.name[0], seconds, mostWords: wordsThatFit(seconds, pace) };
  });
  const language = frame.foreign ? 'other' : stage.language;
  const supplied = suppliedIn(request);
  // It is asked of each line of each piece that comes, and may be 60,000 letters long.
  let read: string | undefined;
  const nameBy = stage.userType === 'trailer' ? undefined : nameSeconds[stage.platform];
  return {
    request,
    stage,
    language,
    isForeign: frame.foreign,
    seconds: stage.seconds,
    pace,
    plan,
    form: formLines(stage, date),
    hookMost: Math.max(hookSeconds[stage.platform], plan[0]?.seconds ?? 0),
    closeLeast: stage.userType === 'government' ? 4 : 1,
    ...(nameBy === undefined ? {} : { nameBy }),
    supplied,
    ground: openGround(supplied, 0, language),
    isSupplied: (text) => {
      read ??= plain(supplied);
      return read.includes(plain(text));
    },
  };
}

// What was chosen from a list is no fact: an age range holds no figure that may be said.
const suppliedIn = (request: GenerateScriptRequest) =>
  textOf([
    request.productName,
    request.description,
    request.targetAudience,
    request.behavior,
    request.evaluation,
    request.selectedConcept,
    request.creativeBrief,
    request.characterName,
    request.wardrobe,
    request.notes,
    request.existingScript,
    request.revisionNotes,
  ]);
