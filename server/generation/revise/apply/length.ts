import type { AvScript, ScriptRow } from '#domain/script/av-script.ts';
import { isSpoken, spokenIn } from '#domain/script/row-speech.ts';
import { scaled } from '#domain/script/rows/scale-rows.ts';
import { countSpokenWords } from '#domain/script/speech.ts';
import type { Change, Revision } from '../revision.ts';
import { asSentence, sentencesOf } from '../sentences.ts';
import { fits, fitted, mapSpeech, voiceOf, withLine, withRow } from '../spoken.ts';
import { type Musts, shortened } from './shorten.ts';

// Lengths films are sold in.
const usual = [6, 9, 15, 20, 30, 45, 60, 90, 120];

/** Makes the film as long as asked; what no longer can be said is dropped, sentence by sentence. */
export function changeLength(
  script: AvScript,
  to: number | 'shorter' | 'longer',
  revision: Revision,
): Change {
  const now = totalSeconds(script);
  const seconds = typeof to === 'number' ? to : nextLength(now, to);
  if (seconds === undefined || seconds === now || seconds < script.rows.length / 2)
    return undefined;
  const rows =
    seconds < now
      ? shortened(script.rows, seconds, revision.pace, mustsOf(script.rows, revision))
      : scaled(script.rows, seconds);
  const facts = script.facts.map((fact) => ({ ...fact, text: retimed(fact.text, now, seconds) }));
  const last = rows.length - 1;
  const fit = rows.map((row, index) => fitted(row, revision.pace, index === last));
  const next = { ...script, facts, rows: fit };
  return seconds > now ? withMoreSaid(next, revision) : next;
}

// What people are to do is said last; the message is what the brief says it is, and the name is spoken.
function mustsOf(rows: readonly ScriptRow[], { message, name, locked }: Revision): Musts {
  const said = rows.map((row) => sentencesOf(spokenIn(row)));
  const call = said.at(-1)?.at(-1);
  const others = said.flat().filter((one) => one !== call);
  const isNamed = (one: string | undefined) =>
    name !== '' && one?.toLowerCase().includes(name.toLowerCase()) === true;
  const fact = nearest(message, others);
  return {
    locked,
    call,
    fact,
    hook: said[0]?.[0],
    ...([call, fact].some(isNamed)
      ? {}
      : { name: others.find(isNamed)?.split(/[,;:–—](?=\s)/)[0] }),
  };
}

// The sentence with most words of the message, if they are most of it.
function nearest(message: string, sentences: readonly string[]): string | undefined {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const wanted = words(message);
  const share = (one: string) => {
    const own = words(one);
    return [...wanted].filter((word) => own.has(word)).length / Math.max(wanted.size, own.size, 1);
  };
  const [best] = sentences.toSorted((a, b) => share(b) - share(a));
  return best !== undefined && share(best) >= 0.5 ? best : undefined;
}

// A longer film has room for what the client said and the script left out: two sentences at most.
function withMoreSaid(script: AvScript, { description, pace }: Revision): AvScript {
  const said = () =>
    new Set(
      next.rows.flatMap(
        (row) =>
          spokenIn(row)
            .toLowerCase()
            .match(/\p{L}+/gu) ?? [],
      ),
    );
  let next = script;
  let added = 0;
  for (const sentence of sentencesOf(description.replace(/\s+/g, ' ')).map(asSentence)) {
    const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
    const isNew = words.filter((word) => !said().has(word)).length > words.length / 2;
    const at = [2, 1].find(
      (index) =>
        index < next.rows.length - 1 &&
        next.rows[index]?.cues.some(isSpoken) &&
        fits(next.rows[index], pace, sentence),
    );
    if (!isNew || at === undefined || added === 2 || words.length < 3) continue;
    next = withRow(next, at, (row) => withLine(row, sentence, voiceOf(next)));
    added += 1;
  }
  return next;
}

const totalSeconds = (script: AvScript): number => script.rows.at(-1)?.endSeconds ?? 0;

function nextLength(now: number, to: 'shorter' | 'longer'): number | undefined {
  return to === 'shorter' ? usual.findLast((each) => each < now) : usual.find((each) => each > now);
}

// `15 s` in the form above the rows; lengths of other cuts are lists and stay.
export const retimed = (text: string, from: number, to: number) =>
  text.replace(
    new RegExp(`(?<![\\d.,])${from}(?=\\s?(?:s|sec|seconds?|Sekunden|segundos|secondes)\\b)`, 'i'),
    String(to),
  );

/** Says less: about half of the sentences, the first of the film and the last stay. */
export function fewerWords(script: AvScript, revision: Revision): Change {
  const last = script.rows.length - 1;
  let changed = false;
  const rows = script.rows.map((row, index) => {
    if (revision.row !== undefined && revision.row !== index) return row;
    const sentences = row.cues.filter(isSpoken).flatMap((cue) => sentencesOf(cue.text));
    if (sentences.length > 1) {
      changed = true;
      const kept =
        index === last
          ? sentences.slice(-Math.ceil(sentences.length / 2))
          : sentences.slice(0, Math.ceil(sentences.length / 2));
      return mapSpeech(row, (sentence) => (kept.includes(sentence) ? sentence : undefined));
    }
    return row;
  });
  if (changed) return { ...script, rows };
  const middle = script.rows
    .slice(1, -1)
    .toSorted((a, b) => countSpokenWords(spokenIn(b)) - countSpokenWords(spokenIn(a)))[0];
  if (!middle || spokenIn(middle) === '') return undefined;
  return {
    ...script,
    rows: script.rows.map((row) => (row === middle ? mapSpeech(row, () => undefined) : row)),
  };
}

/** Takes a row out and gives its seconds to the others. */
export function dropRow(script: AvScript, { row }: Revision): Change {
  if (row === undefined || script.rows.length < 2) return undefined;
  return { ...script, rows: scaled(script.rows.toSpliced(row, 1), totalSeconds(script)) };
}
