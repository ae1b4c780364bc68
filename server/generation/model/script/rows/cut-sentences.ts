import type { ScriptRow } from '#domain/script/av-script.ts';
import { isSpoken } from '#domain/script/row-speech.ts';
import { sentencesOf } from '../../../revise/sentences.ts';
import { cutText } from '../../checking/safe-text.ts';
import { plain } from '../said.ts';

const most = 6;
const longest = 160;

/**
 * What was to be said or lettered and is not any more, sentence by sentence: the visitor is told of
 * it. At most six of 160 characters.
 */
export function cutSentences(before: readonly ScriptRow[], after: readonly ScriptRow[]): string[] {
  const left = plain(heardIn(after).join(' \n '));
  const gone = heardIn(before)
    .flatMap(sentencesOf)
    .filter((sentence) => plain(sentence) !== '' && !left.includes(plain(sentence)));
  return [...new Set(gone)].slice(0, most).map((sentence) => cutText(sentence, longest));
}

const heardIn = (rows: readonly ScriptRow[]) =>
  rows.flatMap(({ cues }) =>
    cues.filter((cue) => isSpoken(cue) || cue.kind === 'SUPER').map(({ text }) => text),
  );
