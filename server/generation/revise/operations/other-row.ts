// Another beginning or end: that of another idea for the same client, with its shots.
import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import { type AvScript, parseAvScript, type ScriptRow } from '#domain/script/av-script.ts';
import { isSpoken, secondsOf, spokenIn } from '#domain/script/row-speech.ts';
import type { Shot, ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { putIntoWords } from '../../write/choose-ideas.ts';
import { rankIdeas } from '../../write/ideas/rank-ideas.ts';
import { scriptOf } from '../../write/write-script.ts';
import { changeEnding, changeOpening } from '../apply/bookends.ts';
import type { Operated, Revision } from '../revision.ts';
import { fitted, mapSpeech, withRow } from '../spoken.ts';
import { stageIn } from './stage-in.ts';

type Candidate = { row: ScriptRow; shots: Shot[] };

export function otherRow(
  which: 'first' | 'last',
  script: AvScript,
  request: GenerateScriptRequest,
  revision: Revision,
  date: Date,
): Operated {
  const at = which === 'first' ? 0 : script.rows.length - 1;
  const old = script.rows[at];
  if (!old) return { script, outcome: 'partly', why: 'not-in-rows' };
  const fresh = candidates(which, request, revision, date)
    .filter(({ row }) => !script.rows.some(({ video }) => isAlike(video, row.video)))
    .map((one) => ({ ...one, row: placed(one.row, script, at, revision) }));
  // A beginning that says something before one that only shows it.
  const chosen =
    fresh.find(({ row }) => spokenIn(row) !== '' || !old.cues.some(isSpoken)) ?? fresh[0];
  if (chosen) {
    return {
      script: withRow(script, at, () => chosen.row),
      plan: withShots(request.existingShots, at, chosen),
      outcome: 'done',
    };
  }
  const change = which === 'first' ? changeOpening : changeEnding;
  const next = change(script, undefined, false, revision);
  return next ? { script: next, outcome: 'done' } : { script, outcome: 'partly', why: 'as-it-was' };
}

const isAlike = (one: string, other: string) =>
  one.replace(/^[^.]*\.\s*/, '').trim() === other.replace(/^[^.]*\.\s*/, '').trim();

// The rows with which the other ideas begin or end, the best suited first.
function candidates(
  which: 'first' | 'last',
  request: GenerateScriptRequest,
  { words }: Revision,
  date: Date,
): Candidate[] {
  const stage = stageIn(request, words.code);
  return putIntoWords(stage, rankIdeas(stage)).flatMap((idea) => {
    const { script, shots } = scriptOf(stage, idea, date);
    const rows = parseAvScript(script)?.rows ?? [];
    const number = which === 'first' ? 1 : rows.length;
    const row = rows[number - 1];
    const own = shots?.shots.filter((shot) => shot.row === number) ?? [];
    return row ? [{ row, shots: own }] : [];
  });
}

// In the old row's place and seconds; what the film says elsewhere is not said again.
function placed(row: ScriptRow, script: AvScript, at: number, revision: Revision): ScriptRow {
  const old = script.rows[at] as ScriptRow;
  const others = script.rows.filter((_, index) => index !== at);
  const heard = others.map(spokenIn).join(' ');
  const isMute =
    !script.rows.some(({ cues }) => cues.some(isSpoken)) ||
    (revision.isWordless && !old.cues.some(isSpoken));
  const said = mapSpeech(row, (sentence) =>
    isMute || heard.includes(sentence) ? undefined : sentence,
  );
  const hasMusic = old.cues.find(({ kind }) => kind === 'MUSIC');
  const cues = said.cues.flatMap((cue) => (cue.kind === 'MUSIC' ? (hasMusic ?? []) : cue));
  const { beat, startSeconds, endSeconds } = old;
  const next = { ...said, beat, startSeconds, endSeconds, cues };
  return fitted(next, revision.pace, at === script.rows.length - 1);
}

function withShots(plan: ShotPlan | undefined, at: number, { row, shots }: Candidate) {
  if (!plan || shots.length === 0) return plan;
  const number = at + 1;
  const seconds = Math.round((secondsOf(row) / shots.length) * 10) / 10;
  const frame = plan.shots.find((shot) => shot.row === number && shot.frame !== undefined)?.frame;
  const marked = Math.max(
    0,
    shots.findIndex((shot) => shot.frame !== undefined),
  );
  const own = shots.map(
    ({ frame: _, ...shot }, index): Shot => ({
      ...shot,
      row: number,
      seconds,
      ...(index === marked && frame !== undefined ? { frame } : {}),
    }),
  );
  const others = plan.shots.filter((shot) => shot.row !== number);
  const before = others.filter((shot) => shot.row < number);
  const rows = plan.rows.map((video, index) => (index === at ? row.video : video));
  return { ...plan, rows, shots: [...before, ...own, ...others.slice(before.length)].slice(0, 80) };
}
