import type { AvScript, ScriptRow } from '#domain/script/av-script.ts';
import { countSpokenWords } from '#domain/script/speech.ts';
import { joinFrame, splitFrame } from '../frame.ts';
import { type Change, type Revision, rowsIn } from '../revision.ts';
import { asSentence, phrasePattern, sentencesOf } from '../sentences.ts';
import {
  fits,
  fitted,
  isSpoken,
  mapSpeech,
  secondsOf,
  spokenIn,
  voiceOf,
  withLine,
  withRow,
} from '../spoken.ts';

/** Says something more, where there is most room; as lettering in the last row when there is none. */
export function mention(
  script: AvScript,
  what: string,
  isQuoted: boolean,
  revision: Revision,
): Change {
  const statement = isQuoted ? what : revision.words.statement(what);
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

/** Takes out every sentence that holds a phrase; a picture loses only the phrase when nothing else is left. */
export function remove(
  script: AvScript,
  what: string,
  isQuoted: boolean,
  revision: Revision,
): Change {
  const pattern = finder(what, revision);
  if (
    isQuoted &&
    !script.rows.some((row) =>
      [row.video, ...row.cues.map((cue) => cue.text)].some((text) => text.search(pattern) >= 0),
    )
  )
    return undefined;
  let changed = false;
  const isHit = (text: string) => {
    const hit = holdsBesidesName(text, what, pattern, revision.name);
    changed ||= hit;
    return hit;
  };
  const scope = new Set(rowsIn(script, revision));
  const cut = (text: string) => tidy(text.replaceAll(pattern, ''));
  const rows = script.rows.map((row, index) => {
    if (!scope.has(index)) return row;
    const spoken = isQuoted
      ? mapSpeech(row, (sentence) => (isHit(sentence) ? cut(sentence) || undefined : sentence))
      : mapSpeech(row, (sentence) => (isHit(sentence) ? undefined : sentence));
    const cues = spoken.cues
      .map((cue) =>
        isSpoken(cue) || !isHit(cue.text)
          ? cue
          : { ...cue, text: lessOf(cue.text, pattern, isQuoted) },
      )
      .filter((cue) => cue.text !== '');
    return {
      ...row,
      cues,
      video: isHit(row.video) ? picture(row.video, pattern, isQuoted) : row.video,
    };
  });
  return changed ? { ...script, rows } : undefined;
}

function holdsBesidesName(text: string, what: string, pattern: RegExp, name: string): boolean {
  let hit = false;
  besidesName(text, what, name, (part) => {
    hit ||= part.search(pattern) >= 0;
    return part;
  });
  return hit;
}

function finder(what: string, { words }: Revision): RegExp {
  if (words.things.price.test(what))
    return /[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£¥%]|(?:dollars?|euros?|pounds?|d[óo]lares|pesos)(?!\p{L}))/giu;
  if (words.things.phone.test(what)) return /\+?\(?\d{1,5}\)?(?:[\s.-]\d{2,5}){1,5}/g;
  if (words.things.website.test(what))
    return /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\d@.])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[a-z]{2,12}(?![\p{L}\d])(?:\/\S*)?/giu;
  return phrasePattern(what.replace(new RegExp(`^(?:${words.articles})\\s+`, 'iu'), ''));
}

// Lettering and sounds come in parts: `CRUMB · $9`.
function lessOf(text: string, pattern: RegExp, isQuoted: boolean): string {
  if (isQuoted) return tidy(text.replaceAll(pattern, ''));
  const parts = text.split(' · ').length > 1 ? text.split(' · ') : sentencesOf(text);
  const glue = text.includes(' · ') ? ' · ' : ' ';
  return parts.filter((part) => part.search(pattern) < 0).join(glue);
}

function picture(video: string, pattern: RegExp, isQuoted: boolean): string {
  const { frame, rest } = splitFrame(video);
  const kept = isQuoted ? [] : sentencesOf(rest).filter((sentence) => sentence.search(pattern) < 0);
  return joinFrame(frame, kept.length > 0 ? kept.join(' ') : tidy(rest.replaceAll(pattern, '')));
}

const tidy = (text: string) => {
  const spaced = text
    .replace(/\s+([,.;:!?…])/g, '$1')
    .replace(/,\s*([.!?])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,;:·-]+|[\s,;:·-]+$/g, '');
  return /\p{L}|\d/u.test(spaced) ? spaced.charAt(0).toUpperCase() + spaced.slice(1) : '';
};

/** Puts one wording in the place of another wherever it stands, and keeps capitals as they were. */
export function replace(script: AvScript, from: string, to: string, revision: Revision): Change {
  const pattern = phrasePattern(from);
  let changed = false;
  const swap = (text: string) =>
    besidesName(text, from, revision.name, (part) =>
      part.replace(pattern, (found) => {
        changed = true;
        return cased(found, from, to);
      }),
    );
  const scope = new Set(rowsIn(script, revision));
  const rows = script.rows.map((row, index) => {
    if (!scope.has(index)) return row;
    const next = {
      ...row,
      video: swap(row.video),
      cues: row.cues.map((cue) => ({
        ...cue,
        text: swap(cue.text),
        ...(cue.speaker ? { speaker: swap(cue.speaker) } : {}),
      })),
    };
    return spokenIn(next) === spokenIn(row)
      ? next
      : fitted(next, revision.pace, index === script.rows.length - 1);
  });
  if (revision.row !== undefined) return changed ? { ...script, rows } : undefined;
  const facts = script.facts.map((fact) => ({ ...fact, text: swap(fact.text) }));
  const next = { ...script, title: swap(script.title), facts, rows };
  return changed ? next : undefined;
}

// What was SHOUTED stays shouted, a sentence still begins with a capital.
function cased(found: string, from: string, to: string): string {
  const isShouted =
    /\p{Lu}{2}/u.test(found) && found === found.toUpperCase() && from !== from.toUpperCase();
  if (isShouted) return to.toUpperCase();
  const isCapital = /^\p{Lu}/u.test(found) && /^\p{Ll}/u.test(to);
  return isCapital ? to.charAt(0).toUpperCase() + to.slice(1) : to;
}

/** Changes a text but for the product's name, which no change of a mere word may touch. */
function besidesName(
  text: string,
  phrase: string,
  name: string,
  change: (part: string) => string,
): string {
  if (phrase.trim().toLowerCase() === name.toLowerCase() || name === '') return change(text);
  const pattern = phrasePattern(name);
  const names = text.match(pattern) ?? [];
  return text
    .split(pattern)
    .map((part, at) => change(part) + (names[at] ?? ''))
    .join('');
}
