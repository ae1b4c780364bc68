import type { AvScript, ScriptRow } from '#domain/script/av-script.ts';
import { isSpoken, spokenIn } from '#domain/script/row-speech.ts';
import type { Change, Revision } from '../revision.ts';
import { asSentence, sentencesOf } from '../sentences.ts';
import { fits, fitted, mapSpeech, voiceOf, withLine, withRow } from '../spoken.ts';
import type { Bookend } from '../words/revise-words.ts';

/** Another last row: the picture and line that were asked for, or ones the writer finds. */
export function changeEnding(
  script: AvScript,
  what: string | undefined,
  isQuoted: boolean,
  revision: Revision,
): Change {
  const at = script.rows.length - 1;
  if (what === undefined) return withBookend(script, at, revision.words.endings, revision);
  if (!isQuoted && revision.words.pictures.test(what)) return withPicture(script, at, what);
  return withLastLine(script, asSentence(what), revision);
}

/** Another first row, in the same way. */
export function changeOpening(
  script: AvScript,
  what: string | undefined,
  isQuoted: boolean,
  revision: Revision,
): Change {
  if (what === undefined) return withBookend(script, 0, revision.words.openings, revision);
  if (!isQuoted && revision.words.pictures.test(what)) return withPicture(script, 0, what);
  return withFirstLine(script, asSentence(what), revision);
}

const withPicture = (script: AvScript, at: number, what: string) =>
  withRow(script, at, (row) => ({ ...row, video: `${shotOf(row)}${asSentence(what)}` }));

const shotOf = (row: ScriptRow) => /^[A-Z]{2,4}[^.]{0,40}\.\s/.exec(row.video)?.[0] ?? '';

function withBookend(
  script: AvScript,
  at: number,
  bank: readonly Bookend[],
  revision: Revision,
): Change {
  const unused = bank.filter((each) => !script.rows.some((row) => row.video === each.video));
  if (unused.length === 0) return undefined;
  const found = revision.pick(at === 0 ? 'opening' : 'ending', unused);
  const next = withRow(script, at, (row) => ({ ...row, video: found.video }));
  if (spokenIn(next.rows[at] ?? emptyRow) === '') return next;
  for (const line of found.say(revision.name)) {
    const said =
      at === 0 ? withFirstLine(next, line, revision) : withLastLine(next, line, revision);
    if (said) return said;
  }
  return next;
}

const emptyRow: ScriptRow = { beat: '', startSeconds: 0, endSeconds: 0, video: '', cues: [] };

/**
 * Says a line last, in the place of the old last line (a lone name before it goes too). Other
 * sentences of the row make room where they must. Undefined when it cannot be said in the row.
 */
export function withLastLine(script: AvScript, line: string, revision: Revision): Change {
  const at = script.rows.length - 1;
  const row = script.rows[at];
  if (!row) return undefined;
  const sentences = sentencesOf(spokenIn(row));
  const isIdea = hasIdea(sentences, revision);
  const keepsName = !line.toLowerCase().includes(revision.name.toLowerCase());
  const last = sentences.at(-1) ?? '';
  const isOrder = !isIdea && revision.words.orders.test(last);
  const stripped = without(row, isOrder ? [] : isIdea && !keepsName ? sentences.slice(-2) : [last]);
  return placed(script, at, withLine(stripped, line, voiceOf(script)), line, revision);
}

// `Crumb. Follow your nose.`: what stands behind the name alone is the idea, even as an order.
const hasIdea = (sentences: readonly string[], { name }: Revision) =>
  sentences
    .at(-2)
    ?.replace(/[.!?]+$/, '')
    .toLowerCase() === name.toLowerCase();

// Says a line first, alone: a hook is one line.
function withFirstLine(script: AvScript, line: string, revision: Revision): Change {
  const row = script.rows[0];
  if (!row) return undefined;
  const stripped = mapSpeech(row, () => undefined);
  const index = row.cues.findIndex(isSpoken);
  const voice = row.cues[index] ?? voiceOf(script);
  const cues =
    index < 0
      ? withLine(stripped, line, voice).cues
      : stripped.cues.toSpliced(index, 0, { ...voice, text: line });
  return placed(script, 0, { ...stripped, cues }, line, revision);
}

function placed(
  script: AvScript,
  at: number,
  row: ScriptRow,
  line: string,
  revision: Revision,
): Change {
  const next = fitted(row, revision.pace, at === script.rows.length - 1, [
    line,
    `${revision.name}.`,
  ]);
  return spokenIn(next).includes(line) ? withRow(script, at, () => next) : undefined;
}

function without(row: ScriptRow, gone: readonly string[]): ScriptRow {
  const left = [...gone];
  return mapSpeech(row, (sentence) => {
    const at = left.indexOf(sentence);
    if (at < 0) return sentence;
    left.splice(at, 1);
    return undefined;
  });
}

/**
 * Another order to act: in the place of the old one, in speech and in lettering; before the last
 * line where there was none; as lettering alone where nothing is said or no room is left.
 */
export function changeAction(
  script: AvScript,
  what: string | undefined,
  revision: Revision,
): Change {
  const { words } = revision;
  const asked = (what ?? revision.behavior).trim();
  const at = script.rows.length - 1;
  const row = script.rows[at];
  if (asked === '' || !row) return undefined;
  const line = asSentence(words.order(asked));
  if (spokenIn(row).includes(line)) return script;
  const sentences = sentencesOf(spokenIn(row));
  const old = (hasIdea(sentences, revision) ? sentences.slice(0, -2) : sentences).findLast((each) =>
    words.orders.test(each),
  );
  const next = fitted(ordered(row, old, line, script, revision), revision.pace, true, [
    line,
    `${revision.name}.`,
  ]);
  const text = lettered(line, words.code);
  const cues = next.cues.map((cue) =>
    cue.kind === 'SUPER' && old
      ? { ...cue, text: cue.text.replace(lettered(old, words.code), text) }
      : cue,
  );
  const isSeen =
    spokenIn(next).includes(line) ||
    cues.some((cue) => cue.kind === 'SUPER' && cue.text.includes(text));
  return withRow(script, at, () =>
    isSeen ? { ...next, cues } : { ...row, cues: [...row.cues, { kind: 'SUPER', text }] },
  );
}

function ordered(
  row: ScriptRow,
  old: string | undefined,
  line: string,
  script: AvScript,
  revision: Revision,
): ScriptRow {
  if (old !== undefined) return mapSpeech(row, (sentence) => (sentence === old ? line : sentence));
  const sentences = sentencesOf(spokenIn(row));
  if (sentences.length === 0) return row;
  const before = sentences.at(hasIdea(sentences, revision) ? -2 : -1);
  const added = mapSpeech(row, (sentence) =>
    sentence === before ? `${line} ${sentence}` : sentence,
  );
  if (fits(added, revision.pace)) return added;
  return withLine(without(row, sentences.slice(-1)), line, voiceOf(script));
}

const lettered = (line: string, code: string) => line.replace(/[.]$/, '').toLocaleUpperCase(code);
