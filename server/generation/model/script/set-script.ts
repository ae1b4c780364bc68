// Sets a script in the house's text form: the same head, rows and remarks as the built-in writer's.

import { isDeepStrictEqual } from 'node:util';
import { oneLine } from '#domain/one-line.ts';
import type { ScriptRow } from '#domain/script/av-script.ts';
import { type AvScript, formatAvScript, parseAvScript } from '#domain/script/av-script.ts';
import { spokenIn } from '#domain/script/row-speech.ts';
import { ModelError } from '../../../gateways/models/port.ts';
import { sentencesOf } from '../../revise/sentences.ts';
import { cleanText } from '../../understand/text/clean-text.ts';
import { scriptNotes } from '../../write/script-form.ts';
import { cutText } from '../checking/safe-text.ts';
import { claimsToProve } from '../claims/claim-words.ts';
import type { Film } from './film.ts';
import { plain } from './said.ts';

const longestTitle = 160;
const longestScript = 20_000;
const longestNote = 300;
const mostNotes = 8;

/** What stands above the rows. The title is that of the chosen concept, else the model's. */
export function headOf(film: Film, sentTitle: string): Pick<AvScript, 'title' | 'facts'> {
  const title = film.request.selectedConcept?.title ?? sentTitle;
  return { title: titleOf(cleanText(title) || film.stage.words.form.untitled), facts: film.form };
}

export const titleOf = (text: string) =>
  cutText(oneLine(text.replaceAll('|', '/')), longestTitle).toUpperCase() || 'UNTITLED';

/** Remarks: the model's, and the house's own on claims, reading and other cuts. */
export function notesOf(film: Film, rows: readonly ScriptRow[], sent: readonly string[]): string[] {
  const own = sentNotes(sent);
  return film.isForeign
    ? own
    : unique([...own, ...scriptNotes(film.stage), ...claimNotes(film, rows)]);
}

export const sentNotes = (sent: readonly string[]) =>
  unique(
    sent
      .slice(0, mostNotes)
      .map((note) => cutText(oneLine(note.replace(/^[-•*\s]+/, '')), longestNote)),
  );

// Claims are looked for in what the script says as well as in what the visitor wrote.
const claimNotes = ({ request, stage }: Film, rows: readonly ScriptRow[]) =>
  [request.description, ...rows.map(spokenIn)]
    .flatMap((text) => sentencesOf(oneLine(text)))
    .filter((sentence) => claimsToProve.some((claim) => claim.test(sentence)))
    .map((sentence) => stage.words.notes.claim.replace('{claim}', () => cutText(sentence, 200)));

const unique = (notes: readonly string[]) => {
  const seen = new Set<string>();
  return notes.filter((note) => {
    const key = plain(note);
    if (key === '' || seen.has(key)) return false;
    return seen.add(key);
  });
};

/** The text of a whole script. Throws a ModelError when it could not be read back, or is too long to be kept. */
export function wholeText(script: AvScript): string {
  const text = formatAvScript(script);
  if (text.length > longestScript) throw new ModelError('unusable', 'the script is too long');
  if (!isDeepStrictEqual(parseAvScript(text)?.rows, script.rows))
    throw new ModelError('unusable', 'the script cannot be read back');
  return text;
}
