// From typed text to shots: a whole script without a plan, or the rows of one that somebody changed.

import type { GenerateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import type { AvScript, ScriptRow } from '#domain/script/av-script.ts';
import { changedShots, isChangedInPart } from '#domain/storyboard/changed-in-part.ts';
import { asWritten } from '#domain/storyboard/direct-shot.ts';
import { heroForm } from '#domain/storyboard/hero-form.ts';
import { plannedRows } from '#domain/storyboard/keep-directions.ts';
import type { CatalogueRef, Shot, ShotPlan } from '#domain/storyboard/shot-plan.ts';
import type { Stage } from '../../write/stage.ts';
import { picturedForm } from '../plan/show-pictured.ts';
import { cameraSaid } from './camera-said.ts';
import { chooseMoments, type Moment, momentsOfRow } from './choose-moments.ts';
import { typedShot } from './typed-shot.ts';
import { typedStage, withStory } from './typed-stage.ts';

/** A plan of four shots for a text that has none. */
export function planFromText(
  request: GenerateStoryboardRequest,
  script: AvScript | null,
  seconds: number,
): ShotPlan {
  const moments = chooseMoments(request.script, script, seconds);
  const stage = withStory(typedStage(request, script, {}), moments.map(toldIn), true);
  const shots = moments.map((moment, index) => ({
    ...typedShot(
      stage,
      moment,
      { row: Math.min(40, moment.row), cut: 1, seconds: lengthOf(moment) },
      { isLast: index === 3 },
    ),
    frame: index + 1,
  }));
  return { cast: [], shots, rows: plannedRows(script, request.script), isRead: true };
}

const toldIn = ({ picture }: Moment): string => cameraSaid(picture).text;

/** The plan with the rows read again whose picture is no longer what was planned for them. */
export function revisedPlan(
  plan: ShotPlan,
  request: GenerateStoryboardRequest,
  script: AvScript | null,
): ShotPlan {
  if (plan.rows.length === 0) return plan;
  if (!script) {
    const [text] = plannedRows(script, request.script);
    return plan.rows.length === 1 && plan.rows[0] === text ? plan : planFromText(request, null, 30);
  }
  const planned = plan.rows.map(onlyWords);
  const free = new Set(planned.keys());
  // A row that was only moved keeps its shots.
  const sources = script.rows.map(({ video }, at) => {
    const words = onlyWords(video);
    const same =
      planned[at] === words && free.has(at)
        ? at
        : planned.findIndex((one, i) => one === words && free.has(i));
    if (same >= 0) free.delete(same);
    return same;
  });
  if (sources.every((source, at) => source === at) && free.size === 0) return plan;
  const form = request.pictures?.product.length ? picturedForm(plan) : heroForm(plan);
  const stage = typedStage(request, script, { plan, form });
  const told = (rows: readonly Pick<ScriptRow, 'video'>[]) =>
    withStory(
      stage,
      rows.flatMap(({ video }) => momentsOfRow(rowOf(video)).map(toldIn)),
      plan.isRead ?? false,
    );
  const now = told(script.rows);
  const before = told(plan.rows.map((video) => ({ video })));
  let place: CatalogueRef | undefined;
  const shots = script.rows.slice(0, 40).flatMap((row, at): Shot[] => {
    const source = sources[at] ?? -1;
    const read = (text: string, story: Stage) =>
      readRow({ ...row, video: text }, at, { stage: story, before: place, plan });
    const own =
      (source >= 0 ? shotsOf(plan, source + 1, at + 1) : null) ??
      (free.has(at) && isChangedInPart(plan.rows[at] ?? '', row.video)
        ? changedShots(
            shotsOf(asWritten(plan), at + 1, at + 1),
            read(plan.rows[at] ?? '', before),
            read(row.video, now),
          )
        : null) ??
      read(row.video, now);
    place = own.at(-1)?.place ?? place;
    return own;
  });
  const rows = plannedRows(script, request.script);
  return shots.length > 0
    ? { ...plan, shots: shots.slice(0, 80), rows }
    : planFromText(request, script, 30);
}

// The shots of a planned row, standing for a row of the script.
const shotsOf = ({ shots }: ShotPlan, planned: number, row: number): Shot[] =>
  shots.filter((one) => one.row === planned).map((one) => ({ ...one, row }));

// Rows that were typed may end before they begin.
const lengthOf = ({ startSeconds, endSeconds }: Moment): number =>
  Math.max(0, endSeconds - startSeconds);

const onlyWords = (video: string): string => video.replace(/\s+/gu, ' ').trim();

const rowOf = (video: string): ScriptRow => ({
  beat: '',
  startSeconds: 0,
  endSeconds: 0,
  video,
  cues: [],
});

/** As many as a row of a plan may cut to. */
const mostCuts = 12;

type Where = { stage: Stage; before: CatalogueRef | undefined; plan: ShotPlan };

// The shots of a typed row; the first takes the frame that the row had in the plan.
function readRow(row: ScriptRow, at: number, { stage, before, plan }: Where): Shot[] {
  const isLast = at > 0 && plan.rows.length > 0 && at >= plan.rows.length - 1;
  const frame = plan.shots.find((one) => one.row === at + 1 && one.frame !== undefined)?.frame;
  let place = before;
  return momentsOfRow(row)
    .slice(0, mostCuts)
    .map((moment, cut) => {
      const shot = typedShot(
        stage,
        moment,
        { row: at + 1, cut: cut + 1, seconds: lengthOf(moment) },
        { isLast, before: place },
      );
      place = shot.place;
      return cut === 0 && frame !== undefined ? { ...shot, frame } : shot;
    });
}
