// What is heard and lettered in one row.
import type { Cue } from '#domain/script/av-script.ts';
import type { RowPlan } from '../write/plan-rows.ts';
import type { StageSet } from './set-stage.ts';
import type { Beat, Restraint } from './treatment.ts';

/** Where a row stands: part of its beat, place in the film. */
export type Place = { part: number; parts: number; index: number; last: boolean; row: RowPlan };

/** Cues in the order they are read: effect, music, speech, lettering. */
export function writeCues(
  set: StageSet,
  beat: Beat,
  keeps: Restraint,
  place: Place,
  spoken: readonly string[],
): Cue[] {
  const { stage, pack } = set;
  const text = spoken.join(' ');
  const speech: Cue =
    stage.mode === 'direct'
      ? { kind: 'DIALOGUE', speaker: pack.script.speaker(stage), text }
      : { kind: 'VO', text };
  return [
    ...(beat.sound && place.part === 0 ? [{ kind: 'SFX' as const, text: beat.sound }] : []),
    ...music(set, beat, keeps, place),
    ...(text ? [speech] : []),
    ...supers(set, beat, keeps, place, spoken).map((line) => ({
      kind: 'SUPER' as const,
      text: line.replace(/(?<!\.|\b\p{L}\.\p{L})\.$/u, '').toLocaleUpperCase(pack.code),
    })),
  ];
}

function music({ stage, pack }: StageSet, beat: Beat, keeps: Restraint, place: Place): Cue[] {
  if (!pack.script.wantsMusic(stage)) return [];
  if (beat.music && place.part === place.parts - 1) return [{ kind: 'MUSIC', text: beat.music }];
  return place.index === 0 && !keeps.lateMusic ? [{ kind: 'MUSIC', text: stage.world.music }] : [];
}

function supers(
  { stage, pack }: StageSet,
  beat: Beat,
  keeps: Restraint,
  place: Place,
  spoken: readonly string[],
): string[] {
  const { name } = stage.facts;
  const mustReadMuted = stage.platform !== 'youtube' || spoken.length === 0;
  const shown =
    letteringOf(keeps.fewSupers ? undefined : stage.facts.offer?.text, beat, place) ??
    (mustReadMuted && !keeps.fewSupers ? pack.script.lettering(stage, spoken) : undefined);
  const lines = shown ? [shown] : [];
  // YouTube shows the name inside its first five seconds.
  if (
    place.index === 0 &&
    !keeps.fewSupers &&
    stage.platform === 'youtube' &&
    !shown?.toLowerCase().includes(name.toLowerCase())
  )
    lines.push(name);
  if (place.last && stage.userType === 'government') lines.push(pack.script.sponsorLine(stage));
  return lines;
}

// A beat in two rows letters its first one; the closing beat letters the offer first, then the name.
function letteringOf(offer: string | undefined, beat: Beat, place: Place): string | undefined {
  if (place.row.beat !== 3) return place.part === 0 ? beat.super : undefined;
  return place.part === place.parts - 1 ? beat.super : offer;
}
