import type { Intent, Request } from './intent.ts';
import { german } from './patterns/de.ts';
import { english } from './patterns/en.ts';
import { spanish } from './patterns/es.ts';
import { french } from './patterns/fr.ts';
import { lines as reworded } from './patterns/line.ts';
import type { NotePatterns } from './patterns/pattern.ts';

const languages: readonly NotePatterns[] = [english, spanish, french, german];

/**
 * Takes revision notes apart into single requests. A clause no pattern knows comes back without
 * an intent, in its own words. Notes may be written in any of the writer's languages, whatever
 * the language of the script.
 */
export function readNotes(notes: string): Request[] {
  const requests = lines(notes).flatMap((line) => {
    const language = languageOf(line);
    return inherited(clauses(line, language).map((clause) => read(clause, language)));
  });
  const wanted = requests.filter((request) => request.intent || !isPraise(request.words));
  return wanted.length > 0 ? wanted : requests;
}

const isPraise = (words: string) =>
  languages.some(({ praise }) => praise.test(words.replace(/[.!\s]+$/, '')));

// 'Shot 2 wide, hand-held': the camera belongs to the row named before it.
function inherited(requests: Request[]): Request[] {
  return requests.map((request, index) => {
    const before = requests[index - 1]?.row;
    const isLoose = request.row === undefined && request.intent?.kind === 'frame';
    return isLoose && before !== undefined ? { ...request, row: before } : request;
  });
}

// Lines, list items and sentences are requests of their own.
function lines(notes: string): string[] {
  return splitAt(
    notes.normalize('NFC'),
    /[\n;]+|(?<=[\p{L}\d)"”»’'][.!?]+["”»’']?)\s+(?=[\p{Lu}"“«¿¡])/gu,
  )
    .map(({ text }) => text)
    .map((line) => line.replace(/^\s*(?:[-–•*]|\d+[.)])\s+/, '').trim())
    .filter((line) => /[\p{L}\d]/u.test(line));
}

// The language whose patterns know most of the clauses; English when none does. A tone proves
// less, because 'warm' is a word of two languages.
function languageOf(line: string): NotePatterns {
  const known = languages.map((language) => {
    const intents = clauses(line, language).map((clause) => read(clause, language).intent?.kind);
    const hits = intents.map((kind) => (kind === undefined ? 0 : kind === 'tone' ? 1 : 3));
    return { language, worth: hits.reduce<number>((sum, hit) => sum + hit, 0) / intents.length };
  });
  return known.reduce((best, next) => (next.worth > best.worth ? next : best)).language;
}

// Splits at 'and' and commas only where what follows is a request by itself, so that
// 'mention fresh and warm bread' stays whole. Quoted text is never split.
function clauses(line: string, language: NotePatterns): string[] {
  const pieces = pieced(line, language.joints);
  const joined: string[] = [];
  for (const [index, { text, before }] of pieces.entries()) {
    const last = joined.at(-1);
    if (last === undefined) joined.push(text);
    else if (isRequest(text, language) && (index > 0 || isRequest(last, language)))
      joined.push(text);
    else if (isUnused(last, `${last}${before}${text}`, text, language)) joined.push(text);
    else joined[joined.length - 1] = `${last}${before}${text}`;
  }
  return joined;
}

// What was understood before it takes nothing of it in: it asks for something of its own, or for nothing known.
function isUnused(last: string, both: string, text: string, language: NotePatterns): boolean {
  const { intent, row } = read(last, language);
  if (!intent || saysNothing(text, language)) return false;
  const joined = read(both, language);
  return joined.row === row && JSON.stringify(joined.intent) === JSON.stringify(intent);
}

// A courtesy, or words that may stand beside any request.
const saysNothing = (text: string, { courtesy, fillers }: NotePatterns): boolean =>
  !/[\p{L}\d]/u.test(`${text.trim()} `.replace(courtesy, '').replace(fillers, ' '));

// 'no minimum order' after 'mention free delivery and' belongs to what is mentioned.
function isRequest(text: string, language: NotePatterns): boolean {
  const { intent } = read(text, language);
  if (!intent) return language.praise.test(text.trim());
  if (intent.kind === 'tone')
    return text.replace(language.fillers, ' ').trim().split(/\s+/).length <= 1;
  return (
    intent.kind !== 'remove' || !/^(?:no|without|sin|sans|ohne|kein\p{L}*)\s/iu.test(text.trim())
  );
}

function pieced(line: string, joints: RegExp): { text: string; before: string }[] {
  // A comma inside a number is no joint, nor is what a line begins with.
  const isJoint = (index: number, joint: string) =>
    index > 0 &&
    !(/\d$/.test(line.slice(0, index)) && /^\d/.test(line.slice(index + joint.length)));
  return splitAt(line, new RegExp(joints.source, 'giu'), isJoint);
}

// What is quoted stays whole.
function splitAt(
  text: string,
  joints: RegExp,
  isJoint: (index: number, joint: string) => boolean = () => true,
): { text: string; before: string }[] {
  const spans = [
    ...text.matchAll(/["“„«‘][^"”“»’\n]+["”“»’]|(?<![\p{L}\d])'[^'\n]+'(?![\p{L}\d])/gu),
  ].map((m) => [m.index, m.index + m[0].length]);
  const pieces: { text: string; before: string }[] = [];
  let from = 0;
  let before = '';
  for (const match of text.matchAll(joints)) {
    const inQuotes = spans.some(([a = 0, b = 0]) => match.index >= a && match.index < b);
    if (inQuotes || !isJoint(match.index, match[0])) continue;
    pieces.push({ text: text.slice(from, match.index), before });
    before = match[0];
    from = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(from), before });
  return pieces.filter((piece) => piece.text.trim() !== '');
}

function read(clause: string, language: NotePatterns): Request {
  const words = clause.replace(/\s+/g, ' ').trim();
  let rest = words.replace(/[.!?,:\s]+$/u, '');
  for (let again = true; again; ) {
    const shorter = rest.replace(language.courtesy, '').trim();
    again = shorter !== rest && shorter !== '';
    if (again) rest = shorter;
  }
  const [named, digit, word] = language.scope.exec(rest) ?? [];
  const row = rowOf(digit, word, language);
  const wanted =
    named === undefined
      ? rest
      : rest
          .replace(named, ' ')
          .replace(/\s+/g, ' ')
          .replace(/^[\s,:]+|[\s,:]+$/g, '');
  const { intent, rest: unread = '' } = matched(wanted, language, row !== undefined);
  const isQuoted = /["“”„«»]|(?<![\p{L}\d])['‘]/u.test(wanted);
  const known = {
    ...(intent ? { intent } : {}),
    ...(row === undefined ? {} : { row }),
    ...(intent && isMore(unread, language) ? { isPart: true as const } : {}),
  };
  return { words, language: language.code, isQuoted, ...known };
}

function rowOf(digit: string | undefined, word: string | undefined, language: NotePatterns) {
  const named = digit ?? word;
  if (named === undefined) return undefined;
  return /^\d+$/.test(named) ? Number(named) - 1 : language.ordinals[named.toLowerCase()];
}

// With what the pattern that knew it left unread of the clause.
function matched(
  clause: string,
  language: NotePatterns,
  isScoped: boolean,
): { intent?: Intent; rest?: string } {
  if (isScoped && language.drop.test(clause)) return { intent: { kind: 'drop-row' } };
  const forms = isScoped ? [...reworded, ...language.patterns] : language.patterns;
  for (const [form, reader] of forms) {
    const match = form.exec(clause);
    const intent = match && reader(...match.slice(1).map((group) => unquoted(group ?? '')));
    if (intent) return { intent, rest: clause.replace(match[0], ' ') };
  }
  if (!isScoped || remark.test(clause)) return {};
  const light = lightOf(clause, language);
  if (light) return { intent: light };
  return /\s/.test(clause)
    ? { intent: { kind: 'show', what: language.told?.(clause) ?? clause } }
    : {};
}

// `Row 2 at noon, not at night`, `make row 3 rainy`: of a row an hour or the weather is said without a verb.
function lightOf(clause: string, { placed, fillers }: NotePatterns): Intent | undefined {
  const asked = clause.replace(aside, '').trim();
  const bare = asked.replace(fillers, ' ').replace(/\s+/g, ' ').trim();
  return [asked, bare].map(placed).find(({ kind }) => kind === 'light');
}
const aside =
  /,\s*(?:not|nicht|no|pas)\s.*$|,?\s*(?:please|pls|bitte|por favor|s['’]il (?:vous|te) pla[iî]t)$/iu;

// A few words beside a request are a way of asking for it; more of them ask for something else.
const isMore = (rest: string, { fillers }: NotePatterns): boolean =>
  (rest.replace(fillers, ' ').match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []).length > mostBeside;
const mostBeside = 2;

// An opinion about a shot is not a picture.
const remark =
  /^(?:is|are|was|feels?|seems?|looks?|too|not|needs?|should|(?:does|is)n['’]t|i|we|es|está|parece|demasiado|no|est|semble|trop|ne|ist|wirkt|zu|nicht)\s/i;

function unquoted(text: string): string {
  const trimmed = text.trim();
  const inner = /^["“„«‘'](?:\s?)(.+?)(?:\s?)["”“»’']$/u.exec(trimmed)?.[1];
  return inner ?? trimmed;
}
