import type { AvScript } from '#domain/script/av-script.ts';
import { changeAction, changeEnding, changeOpening } from './apply/bookends.ts';
import { changeLength, dropRow, fewerWords } from './apply/length.ts';
import { rewordLine } from './apply/line.ts';
import { mention } from './apply/mention.ts';
import { changePace } from './apply/pace.ts';
import { addSuper, changeFrame, changeLight, changePlace, rename, show } from './apply/picture.ts';
import { remove } from './apply/remove.ts';
import { replace } from './apply/replace.ts';
import { addSound, addVoice, changeMusic, strike } from './apply/sound.ts';
import { changeTone } from './apply/tone.ts';
import type { Intent, Request } from './intent.ts';
import type { Change, Revision } from './revision.ts';

/**
 * Does what one clause of the notes asks for. Undefined when it asks for nothing known, or for
 * something this script does not have: the caller then keeps the clause as a remark.
 */
export function applyRequest(script: AvScript, request: Request, revision: Revision): Change {
  const { intent, row } = request;
  if (!intent || isForeign(request, revision)) return undefined;
  if (row === undefined) return applied(script, intent, request.isQuoted, revision);
  const at = row < 0 ? script.rows.length + row : row;
  if (!script.rows[at]) return undefined;
  return applied(script, intent, request.isQuoted, { ...revision, row: at });
}

// New words in another language than the script's would make it a mixture; quoted ones are wanted as they are.
function isForeign({ intent, language, isQuoted }: Request, { words }: Revision): boolean {
  if (!intent || isQuoted || language === words.code) return false;
  const text =
    'what' in intent
      ? intent.what
      : intent.kind === 'place' || intent.kind === 'music'
        ? intent.to
        : undefined;
  return text !== undefined && /(?<!\p{L})\p{Ll}{3,}/u.test(text);
}

function applied(script: AvScript, intent: Intent, isQuoted: boolean, revision: Revision): Change {
  switch (intent.kind) {
    case 'length':
      return changeLength(script, intent.to, revision);
    case 'pace':
      return changePace(script, intent.to, revision);
    case 'fewer-words':
      return fewerWords(script, revision);
    case 'tone':
      return changeTone(script, intent.tone, revision);
    case 'opening':
      return changeOpening(script, intent.what, isQuoted, revision);
    case 'ending':
      return changeEnding(script, intent.what, isQuoted, revision);
    case 'action':
      return changeAction(script, intent.what, revision);
    case 'mention':
      return mention(script, intent.what, isQuoted, revision);
    case 'show':
      return show(script, intent.what, revision);
    case 'remove':
      return remove(script, intent.what, isQuoted, revision);
    case 'replace':
      return replace(script, intent.from, intent.to, revision);
    case 'strike':
      return strike(script, intent.cue, revision);
    case 'voice':
      return addVoice(script, revision);
    case 'music':
      return changeMusic(script, intent.to, revision);
    case 'sound':
      return addSound(script, intent.what, revision);
    case 'super':
      return intent.instead
        ? rewordLine(script, 'SUPER', intent.text, {
            ...revision,
            row: revision.row ?? script.rows.length - 1,
          })
        : addSuper(script, intent.text, revision);
    case 'line':
      return rewordLine(script, intent.cue, intent.text, revision);
    case 'title':
      return { ...script, title: intent.text.toLocaleUpperCase(revision.words.code) };
    case 'rename':
      return rename(script, intent.to, revision);
    case 'place':
      return changePlace(script, intent.to, revision);
    case 'light':
      return changeLight(script, intent.to, revision);
    case 'frame':
      return changeFrame(script, intent.size, intent.move, revision);
    case 'drop-row':
      return dropRow(script, revision);
  }
}
