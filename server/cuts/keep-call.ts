import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import type { AvScript, ScriptRow } from '#domain/script/av-script.ts';
import { spokenIn } from '#domain/script/row-speech.ts';
import { callIn } from '../generation/revise/operations/change-call.ts';
import { sentencesOf } from '../generation/revise/sentences.ts';
import { withRow } from '../generation/revise/spoken.ts';

const longestLettered = 90;

/** What people are to do at the end of a film, as it is lettered or said there; undefined where nothing is. */
export function callOf(
  script: AvScript,
  request: Pick<GenerateScriptRequest, 'existingShots'>,
): string | undefined {
  const last = script.rows.at(-1);
  const [said] = last ? sentencesOf(spokenIn(last)).slice(-1) : [];
  const lettered = callIn(request as GenerateScriptRequest);
  const isThere = lettered !== undefined && last !== undefined && tells(last, lettered);
  return isThere ? lettered : said;
}

/** The script with the call at its end: where there was no time to say it, it is lettered. */
export function keepCall(script: AvScript, call: string | undefined): AvScript {
  const at = script.rows.length - 1;
  const last = script.rows[at];
  if (!call || !last || tells(last, call)) return script;
  const text = call.replace(/[.]$/, '').slice(0, longestLettered).toLocaleUpperCase();
  return withRow(script, at, (row) => ({ ...row, cues: [...row.cues, { kind: 'SUPER', text }] }));
}

const plain = (text: string) =>
  text
    .toLocaleUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const tells = (row: ScriptRow, call: string): boolean =>
  [spokenIn(row), ...row.cues.filter(({ kind }) => kind === 'SUPER').map(({ text }) => text)].some(
    (text) => ` ${plain(text)} `.includes(` ${plain(call)} `),
  );
