// From typed text to shots: a whole script without a plan, or the rows of one that somebody changed.

import type { GenerateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import type { AvScript, ScriptRow } from '#domain/script/av-script.ts';
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { changedShots, isChangedInPart } from '#domain/storyboard/changed-in-part.ts';
import { asWritten } from '#domain/storyboard/direct-shot.ts';
import { heroForm } from '#domain/storyboard/hero-form.ts';
import { plannedRows } from '#domain/storyboard/keep-directions.ts';
import type { CatalogueRef, Shot, ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { castLine, findCast } from '../cast/find-cast.ts';
import { picturedForm } from '../plan/show-pictured.ts';
import { chooseMoments, type Moment, momentsOfRow } from './choose-moments.ts';
import { thingsIn } from './find-named.ts';
import { languageOf } from './language-of.ts';
import { maskNames } from './mask-names.ts';
import type { Reading } from './people-in-shot.ts';
import { readShot } from './read-shot.ts';
import { formFromText, type Setting, shotFromText } from './shot-from-text.ts';
import { plain } from './stems.ts';
import { varyShots } from './vary-shots.ts';

const castId = 'cast';

/** A plan of four shots for a text that has none. */
export function planFromText(
  request: GenerateStoryboardRequest,
  script: AvScript | null,
  seconds: number,
): ShotPlan {
  const moments = chooseMoments(request.script, script, seconds);
  const reading = readingFor(request, script);
  const reads = varyShots(
    moments.map((moment, index) => readShot(moment, index, reading)),
    request.voiceOverOnly,
  );
  const form = formFromText(request.productName, request.description, tongueOf(request));
  let place: CatalogueRef = 'none:plain';
  const shots = moments.map((moment, index) => {
    const shot = shotFromText(
      moment,
      reads[index] as (typeof reads)[number],
      { row: Math.min(40, moment.row), cut: 1, seconds: lengthOf(moment) },
      settingOf(request, form, place, castId),
    );
    place = shot.place;
    return { ...shot, frame: index + 1 };
  });
  return { cast: [], shots, rows: plannedRows(script, request.script), isRead: true };
}

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
  const reading = readingFor(request, script);
  const form =
    (request.pictures?.product.length ? picturedForm(plan) : heroForm(plan)) ??
    formFromText(request.productName, request.description, tongueOf(request));
  const id = plan.cast[0]?.id ?? castId;
  let place: CatalogueRef = 'none:plain';
  const shots = script.rows.slice(0, 40).flatMap((row, at): Shot[] => {
    const source = sources[at] ?? -1;
    const read = (text: string) =>
      readRow({ ...row, video: text }, at, reading, settingOf(request, form, place, id), plan);
    const own =
      (source >= 0 ? shotsOf(plan, source + 1, at + 1) : null) ??
      (free.has(at) && isChangedInPart(plan.rows[at] ?? '', row.video)
        ? changedShots(
            shotsOf(asWritten(plan), at + 1, at + 1),
            read(plan.rows[at] ?? ''),
            read(row.video),
          )
        : null) ??
      read(row.video);
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

// The shots of a typed row; the first takes the frame that the row had in the plan.
function readRow(
  row: ScriptRow,
  at: number,
  reading: Reading,
  setting: Setting,
  plan: ShotPlan,
): Shot[] {
  const moments = momentsOfRow(row);
  const last = at > 0 && plan.rows.length > 0 && at >= plan.rows.length - 1;
  const frame = plan.shots.find((one) => one.row === at + 1 && one.frame !== undefined)?.frame;
  return moments.map((moment, cut) => {
    const read = readShot(moment, last ? 3 : Math.min(at, 2), reading);
    const shot = shotFromText(
      moment,
      read,
      { row: at + 1, cut: cut + 1, seconds: lengthOf(moment) },
      setting,
    );
    return cut === 0 && frame !== undefined ? { ...shot, frame } : shot;
  });
}

function readingFor(request: GenerateStoryboardRequest, script: AvScript | null): Reading {
  const cast = findCast(request, script);
  const tongue = tongueOf(request);
  const further = (request.cast?.others ?? []).map(({ name }) => name);
  return {
    voiceOnly: request.voiceOverOnly,
    name: cast.name,
    frame: cast.person.frame,
    castLine: script ? castLine(script) : '',
    thingAt: (text) => thingsIn(maskNames(text, [cast.name, ...further]), tongue)[0]?.at ?? -1,
  };
}

const tongueOf = ({ description, script }: GenerateStoryboardRequest): Tongue =>
  languageOf(plain(`${description.slice(0, 1000)} ${script.slice(0, 3000)}`));

const settingOf = (
  request: GenerateStoryboardRequest,
  form: CatalogueRef,
  place: CatalogueRef,
  id: string,
): Setting => ({
  tongue: tongueOf(request),
  castId: id,
  castName: request.characterName,
  others: request.cast?.others ?? [],
  voiceOnly: request.voiceOverOnly,
  productName: request.productName.replace(/\s+/gu, ' ').trim(),
  form,
  place,
});
