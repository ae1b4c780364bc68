import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import type { AvScript } from '#domain/script/av-script.ts';
import type { RevisedPart, RevisionOperation } from '#domain/script/revision.ts';
import { understand } from '../../understand/understand.ts';
import { changeLength, dropRow } from '../apply/length.ts';
import { mention } from '../apply/mention.ts';
import { strike } from '../apply/sound.ts';
import { changeTone } from '../apply/tone.ts';
import { hushed } from '../apply/wordless.ts';
import { revisionFor } from '../revise-script.ts';
import type { Operated, Revision } from '../revision.ts';
import { withRow } from '../spoken.ts';
import { changeCall } from './change-call.ts';
import { inLanguage } from './in-language.ts';
import { otherRow } from './other-row.ts';
import { plainer } from './plainer.ts';

/** Does what the operation says. Where it is done already, or cannot go further, it says why. */
export function applyOperation(
  operation: RevisionOperation,
  script: AvScript,
  request: GenerateScriptRequest,
  date: Date,
): Operated {
  const { existingScript = '' } = request;
  const salt = JSON.stringify(operation);
  const revision = revisionFor(script, existingScript, salt, request);
  switch (operation.kind) {
    case 'shorter':
    case 'longer':
      return made(changeLength(script, operation.kind, revision), script, 'at-its-end');
    case 'length':
      return made(changeLength(script, operation.seconds, revision), script, 'at-its-end');
    case 'warmer': {
      // Warmth over something grave is quiet.
      const tone = understand(request).grave ? 'calm' : 'warm';
      const changed = changeTone(script, tone, revision);
      const heard = changed && !revision.isWordless;
      const next = heard ? changed : changed && hushed(script, changed, false, revision.words.code);
      return made(next, script, 'as-it-was');
    }
    case 'plainer':
      return made(plainer(script, revision), script, 'as-it-was');
    case 'no-voice':
      return made(strike(script, 'SPEECH', revision), script, 'as-it-was', 'done');
    case 'drop-row':
      return dropped(script, operation.row - 1, revision);
    case 'mention':
      return made(mentioned(script, operation.what, revision), script, 'as-it-was', 'done');
    case 'call':
      return made(changeCall(script, operation.to, request, revision), script, 'as-it-was', 'done');
    case 'hook':
      return otherRow('first', script, request, revision, date);
    case 'ending':
      return otherRow('last', script, request, revision, date);
    case 'language':
      return inLanguage(operation.to, script, request, revision, date);
  }
}

function made(
  next: AvScript | undefined,
  before: AvScript,
  why: RevisedPart['why'],
  unchanged: RevisedPart['outcome'] = 'partly',
): Operated {
  const isSame = !next || JSON.stringify(next.rows) === JSON.stringify(before.rows);
  if (isSame) return { script: before, outcome: unchanged, why };
  return { script: next, outcome: 'done' };
}

function dropped(script: AvScript, row: number, revision: Revision): Operated {
  if (!script.rows[row]) return { script, outcome: 'done', why: 'as-it-was' };
  return made(dropRow(script, { ...revision, row }), script, 'at-its-end');
}

// The words as they were given, said where there is room, and else lettered at the end.
function mentioned(script: AvScript, what: string, revision: Revision): AvScript {
  const words = what.replace(/\s+/g, ' ').trim();
  const said = mention(script, words, true, revision);
  if (said) return said;
  const text = words.replace(/[.]$/, '').toLocaleUpperCase(revision.words.code);
  return withRow(script, script.rows.length - 1, (row) => ({
    ...row,
    cues: [...row.cues, { kind: 'SUPER', text }],
  }));
}
