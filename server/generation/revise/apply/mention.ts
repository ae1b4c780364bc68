import type { AvScript, ScriptRow } from '#domain/script/av-script.ts';
import { isSpoken, secondsOf, spokenIn } from '#domain/script/row-speech.ts';
import { countSpokenWords } from '#domain/script/speech.ts';
import { carried, labelled, labelledParts } from '../labelled.ts';
import { type Change, type Revision, rowsIn } from '../revision.ts';
import { asSentence, phrasePattern } from '../sentences.ts';
import { fits, voiceOf, withLine, withRow } from '../spoken.ts';

/** Says something more, where there is most room; as lettering in the last row when there is none. */
export function mention(
  script: AvScript,
  what: string,
  isQuoted: boolean,
  revision: Revision,
): Change {
  const parts = labelledParts(what, revision.words);
  if (parts.length < 2) return mentionOne(script, what, isQuoted, revision);
  return parts.reduce<Change>(
    (next, part) => (next ? mentionOne(next, part, isQuoted, revision) : undefined),
    script,
  );
}

function mentionOne(script: AvScript, what: string, isQuoted: boolean, revision: Revision): Change {
  const named = labelled(what, revision.words);
  if (named === null) return undefined;
  const wording = carried(what);
  const statement = named ?? (isQuoted ? wording : revision.words.statement(wording));
  if (statement === undefined || statement.trim() === '') return undefined;
  const line = asSentence(statement);
  const bare = line.replace(/[.]$/, '');
  if (script.rows.some((row) => phrasePattern(bare).test(spokenIn(row)))) return script;
  const last = script.rows.length - 1;
  const isOffer = /\d/.test(line);
  const order = rowsIn(script, revision)
    .filter((at) => revision.row !== undefined || at > 0 || script.rows.length === 1)
    .toSorted((a, b) => room(script, b, revision) - room(script, a, revision) || a - b);
  const preferred = isOffer && order.includes(last) ? [last, ...order] : order;
  if (revision.isWordless && revision.row === undefined) return onLastCard(script, line, revision);
  const hasSpeech = script.rows.some((row) => row.cues.some(isSpoken));
  const at = hasSpeech
    ? preferred.find((index) => script.rows[index] && fits(script.rows[index], revision.pace, line))
    : undefined;
  if (at !== undefined) return withRow(script, at, (row) => lineIn(row, line, at === last, script));
  const text = bare.toLocaleUpperCase(revision.words.code);
  return withRow(script, revision.row ?? last, (row) => ({
    ...row,
    cues: [...row.cues, { kind: 'SUPER', text }],
  }));
}

// A film without words says it with its name, or writes it beside the name.
function onLastCard(script: AvScript, line: string, revision: Revision): AvScript {
  const last = script.rows.length - 1;
  const row = script.rows[last];
  if (row?.cues.some(isSpoken) && fits(row, revision.pace, line))
    return withRow(script, last, () => withLine(row, line, voiceOf(script)));
  const text = line.replace(/[.]$/, '').toLocaleUpperCase(revision.words.code);
  return withRow(script, last, ({ cues, ...rest }) => {
    const at = cues.findLastIndex((cue) => cue.kind === 'SUPER');
    return {
      ...rest,
      cues:
        at < 0
          ? [...cues, { kind: 'SUPER', text }]
          : cues.with(at, { kind: 'SUPER', text: `${cues[at]?.text} · ${text}` }),
    };
  });
}

const room = (script: AvScript, at: number, { pace }: Revision) => {
  const row = script.rows[at];
  return row ? secondsOf(row) * pace - countSpokenWords(spokenIn(row)) : 0;
};

// In the last row the last line stays last.
function lineIn(row: ScriptRow, line: string, isLast: boolean, script: AvScript): ScriptRow {
  if (!isLast || spokenIn(row) === '') return withLine(row, line, voiceOf(script));
  const at = row.cues.findIndex(isSpoken);
  return {
    ...row,
    cues: row.cues.map((cue, index) =>
      index === at ? { ...cue, text: `${line} ${cue.text}` } : cue,
    ),
  };
}
