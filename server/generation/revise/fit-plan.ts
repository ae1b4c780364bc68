// The plan of a script's shots, made to fit the script after a change.
import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import { type AvScript, formatAvScript, type ScriptRow } from '#domain/script/av-script.ts';
import type { RevisionOperation } from '#domain/script/revision.ts';
import { secondsOf } from '#domain/script/row-speech.ts';
import { asWritten } from '#domain/storyboard/direct-shot.ts';
import type { Lettering, Shot, ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { revisedPlan } from '../illustrator/reading/plan-from-text.ts';
import { understand } from '../understand/understand.ts';

/**
 * Rows that were only moved, retimed or lettered anew keep their shots; those of a row whose picture is
 * told otherwise change by what is told of it. What was directed is for
 * `carryDirections` to bring back: as it was chosen, whatever is lettered now.
 */
export function fitPlan(
  plan: ShotPlan,
  after: AvScript,
  request: GenerateScriptRequest,
  operation?: RevisionOperation,
): ShotPlan | undefined {
  if (plan.rows.length === 0) return undefined;
  const script = formatAvScript(after);
  const read = revisedPlan(asWritten(plan), { ...request, script }, after);
  const isWarmer = operation?.kind === 'warmer' && !understand(request).grave;
  const shots = read.shots.map((shot) => {
    const row = after.rows[shot.row - 1];
    return row ? warmed(retimed(shot, read.shots, row), isWarmer) : shot;
  });
  const call = operation?.kind === 'call' ? operation.to : undefined;
  const lettered = after.rows.flatMap((row, at) =>
    relettered(
      shots.filter((shot) => shot.row === at + 1),
      row,
      call,
    ),
  );
  return { ...read, shots: lettered.length > 0 ? lettered : shots };
}

const warmed = (shot: Shot, isWarmer: boolean): Shot =>
  isWarmer
    ? {
        ...shot,
        light: shot.light === 'plain' ? 'window' : shot.light,
        people: shot.people.map((one) => ({
          ...one,
          mood: one.mood === 'neutral' ? 'happy' : one.mood,
        })),
      }
    : shot;

// The seconds of a row are shared as they were.
function retimed(shot: Shot, all: readonly Shot[], row: ScriptRow): Shot {
  const sum = all
    .filter((one) => one.row === shot.row)
    .reduce((total, one) => total + one.seconds, 0);
  if (sum <= 0) return shot;
  return { ...shot, seconds: Math.round((shot.seconds / sum) * secondsOf(row) * 10) / 10 };
}

// What a row letters stands on its shots, under the role it had.
function relettered(shots: readonly Shot[], row: ScriptRow, call: string | undefined): Shot[] {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
  const wanted = row.cues.filter(({ kind }) => kind === 'SUPER').map(({ text }) => text);
  const known = shots.flatMap(({ lettering }) => lettering);
  const isThere = new Set(known.map(({ text }) => plain(text)));
  const isWanted = (one: Lettering) => wanted.some((text) => plain(text).includes(plain(one.text)));
  const missing = wanted.filter(
    (text) => !isThere.has(plain(text)) && !known.some((one) => plain(text) === plain(one.text)),
  );
  if (missing.length === 0 && known.every(isWanted)) return [...shots];
  const added = missing.map((text): Lettering => {
    const isCall = call !== undefined && plain(text).includes(plain(call));
    return isCall ? { role: 'call', text: call } : { role: 'fact', text: text.slice(0, 160) };
  });
  const at = Math.max(
    0,
    shots.findLastIndex(({ lettering }) => lettering.length > 0),
  );
  return shots.map((shot, index) => ({
    ...shot,
    lettering: [...shot.lettering.filter(isWanted), ...(index === at ? added : [])].slice(0, 4),
  }));
}
