import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import type { AvScript } from '#domain/script/av-script.ts';
import { spokenIn } from '#domain/script/row-speech.ts';
import { understand } from '../../understand/understand.ts';
import { changeAction } from '../apply/bookends.ts';
import type { Revision } from '../revision.ts';
import { withRow } from '../spoken.ts';

/** What people are told to do in the script as it stands, as its plan letters it. */
export const callIn = ({ existingShots }: GenerateScriptRequest): string | undefined =>
  existingShots?.shots.flatMap(({ lettering }) => lettering).find(({ role }) => role === 'call')
    ?.text;

/** Another order to act, said and lettered in the place of the old one. */
export function changeCall(
  script: AvScript,
  to: string,
  request: GenerateScriptRequest,
  revision: Revision,
): AvScript {
  const { code } = revision.words;
  const typed = to.replace(/\s+/g, ' ').trim();
  const text = typed.replace(/[.]$/, '').toLocaleUpperCase(code);
  const old = [callIn(request), understand(request).call.lettered]
    .filter((call) => call !== undefined)
    .map((call) => call.toLocaleUpperCase(code));
  const last = script.rows.length - 1;
  const lettered = withRow(script, last, (row) => ({
    ...row,
    cues: row.cues.map((cue) =>
      cue.kind === 'SUPER' && old.includes(cue.text.toLocaleUpperCase(code))
        ? { ...cue, text }
        : cue,
    ),
  }));
  const next = changeAction(lettered, typed, revision) ?? lettered;
  const row = next.rows[last];
  const has = (one: string) => one.toLocaleUpperCase(code).includes(text);
  if (!row || has(spokenIn(row)) || row.cues.some((cue) => cue.kind === 'SUPER' && has(cue.text)))
    return next;
  return withRow(next, last, (one) => ({ ...one, cues: [...one.cues, { kind: 'SUPER', text }] }));
}
