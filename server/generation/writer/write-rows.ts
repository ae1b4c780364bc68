// Turns the beats of a treatment into timed rows.
import type { ScriptRow } from '#domain/script/av-script.ts';
import { wordsPerSecond, wordsThatFit } from '#domain/script/speech.ts';
import { planRows, type RowPlan } from '../write/plan-rows.ts';
import { fitLines } from './fit-lines.ts';
import type { BeatKind } from './pack.ts';
import type { StageSet } from './set-stage.ts';
import type { Beat, Restraint, Shot, Treatment } from './treatment.ts';
import { writeCues } from './write-cues.ts';

const kinds: readonly BeatKind[] = ['hook', 'trouble', 'proof', 'close'];
const twoShotsFrom = 4;

export function writeRows(set: StageSet, treatment: Treatment): ScriptRow[] {
  const { stage, pack } = set;
  const plan = planRows(stage.userType, stage.seconds);
  const pace = wordsPerSecond(stage.approach);
  const said = new Set<string>();
  const spokenBy = new Map<RowPlan, string[]>();
  for (const beat of [3, 0, 2, 1] as const) {
    const rows = plan.filter((row) => row.beat === beat);
    const capacities = rows.map((row) => wordsThatFit(row.endSeconds - row.startSeconds, pace));
    const laid = fitLines(treatment.beats[beat].say, capacities, said);
    rows.forEach((row, at) => {
      spokenBy.set(row, laid[at] ?? []);
    });
  }
  const noted = pack.script.noted(stage);
  const seen = new Set<string>();
  return plan.map((row, index) => {
    const beat = treatment.beats[row.beat];
    const siblings = plan.filter((each) => each.beat === row.beat);
    const part = siblings.indexOf(row);
    return {
      beat: pack.script.beatNames[stage.userType][row.name[0]]?.[row.name[1]] ?? '',
      startSeconds: row.startSeconds,
      endSeconds: row.endSeconds,
      video: [
        picture(
          set,
          treatment.keeps ?? {},
          row,
          fresh(shotsOf(beat, part, siblings.length, row.beat), seen),
        ),
        index === 0 ? noted : undefined,
      ]
        .filter(Boolean)
        .join(' '),
      cues: writeCues(
        set,
        beat,
        treatment.keeps ?? {},
        { part, parts: siblings.length, index, last: index === plan.length - 1, row },
        spokenBy.get(row) ?? [],
      ),
    };
  });
}

// A closing row keeps its last picture, every other row its first ones.
function shotsOf(beat: Beat, part: number, parts: number, index: number): readonly Shot[] {
  if (parts === 1) return beat.shots;
  if (index === 3)
    return part === parts - 1
      ? beat.shots.slice(-1)
      : beat.shots.slice(0, -1).length
        ? beat.shots.slice(0, -1)
        : beat.shots;
  const size = Math.ceil(beat.shots.length / parts);
  const own = beat.shots.slice(part * size, part * size + size);
  return own.length > 0 ? own : beat.shots.slice(-1);
}

function picture(
  { stage, pack }: StageSet,
  { wordless, unbroken }: Restraint,
  row: RowPlan,
  shots: readonly Shot[],
): string {
  const seconds = row.endSeconds - row.startSeconds;
  const frame = (shot: Shot | undefined) =>
    shot?.frame ?? stage.pick(`frame ${row.beat}`, pack.script.frames[kinds[row.beat] ?? 'hook']);
  const closes = row.beat === 3 && row.endSeconds === stage.seconds;
  const [first, ...rest] = row.beat === 3 && seconds < 5 ? shots.slice(-1) : shots;
  const shown = first?.show ?? '';
  const main = `${frame(first)}. ${ended(stage.mode === 'direct' && !(wordless && row.beat < 3) ? pack.script.toCamera(stage, shown, closes ? 3 : row.beat === 3 ? 1 : row.beat) : shown)}`;
  const more = rest.slice(0, seconds >= 9 ? 2 : seconds >= twoShotsFrom ? 1 : 0);
  const goOn = (shot: Shot) =>
    unbroken ? ended(shot.show) : pack.script.cut(ended(shot.show), shot.frame);
  return [main, ...more.map(goOn)].join(' ');
}

// Leaves out what an earlier row has shown; the last picture always stays.
function fresh(shots: readonly Shot[], seen: Set<string>): readonly Shot[] {
  const once = shots.filter(({ show }, at) => shots.findIndex((each) => each.show === show) === at);
  const unseen = once.filter((shot, at) => at === once.length - 1 || !seen.has(shot.show));
  const kept =
    unseen.length > 1 && seen.has(unseen.at(-1)?.show ?? '') ? unseen.slice(0, -1) : unseen;
  for (const shot of kept) seen.add(shot.show);
  return kept;
}

const ended = (text: string) => (/[.!?…”]$/.test(text) ? text : `${text}.`);
