import { parseBrief } from '#domain/brief/parse-brief.ts';
import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import { type AvScript, formatAvScript, parseAvScript } from '#domain/script/av-script.ts';
import type { RevisedPart } from '#domain/script/revision.ts';
import { isSpoken } from '#domain/script/row-speech.ts';
import { wordsPerSecond } from '#domain/script/speech.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { wordsOf } from '../write/words/words.ts';
import { keptPace } from './apply/pace.ts';
import { hushed, isWordless } from './apply/wordless.ts';
import { applyRequest } from './apply-request.ts';
import type { Request } from './intent.ts';
import { keepLocked } from './keep-locked.ts';
import { picker } from './picker.ts';
import { readNotes } from './read-notes.ts';
import { reviseFreeText } from './revise-free-text.ts';
import type { Revision } from './revision.ts';
import { reviseWords } from './words/words.ts';

/**
 * Changes an existing script as the notes ask and leaves every other row, cue and header line as
 * it is. The take goes up by one. What the notes ask for and the writer cannot do stands as a
 * remark under the rows, in the visitor's own words. The result is in the script's language.
 */
export const reviseScript = (
  existing: string,
  notes: string,
  request: GenerateScriptRequest,
): string => reviseByNotes(existing, notes, request).script;

/** The same, with what became of each thing that was asked. */
export function reviseByNotes(
  existing: string,
  notes: string,
  request: GenerateScriptRequest,
): { script: string; parts: RevisedPart[] } {
  const script = parseAvScript(existing);
  const requests = readNotes(notes);
  if (!script) {
    const words = reviseWords[languageOfScript(script, existing, request)];
    const text = reviseFreeText(existing, requests, words);
    const parts = requests.map((each) =>
      text.includes(words.directorNote(each.words)) ? undone(each) : done(each),
    );
    return { script: text, parts };
  }
  const revision = revisionFor(script, existing, notes, request);
  const { words } = revision;
  const isWordless = revision.isWordless && !requests.some(asksForVoice);
  const remarks: string[] = [];
  const parts: RevisedPart[] = [];
  let next = script;
  // What is added to a shorter film has to fit it, and is not cut with the rest.
  const inOrder = requests.toSorted((a, b) => Number(isShorter(b)) - Number(isShorter(a)));
  for (const each of inOrder) {
    const pace = keptPace(next, wordsPerSecond(request.creativeApproach));
    const changed = applyRequest(next, each, { ...revision, isWordless, pace });
    const hush = isWordless && !speaksThere(each);
    const made = changed && hush ? hushed(next, changed, each.isQuoted, words.code) : changed;
    const { script: kept, why } = keepLocked(next, made ?? next, request.lockedLines ?? []);
    next = kept;
    parts[requests.indexOf(each)] = !changed
      ? undone(each)
      : why
        ? { words: each.words, outcome: 'partly', why }
        : each.isPart
          ? inPart(each)
          : done(each);
    const remark = words.directorNote(each.words);
    if ((!changed || each.isPart) && !script.notes.includes(remark)) remarks.push(remark);
  }
  // Asked once more, what was not understood is not remarked twice.
  if (next === script && remarks.length === 0) return { script: existing, parts };
  const taken = formatAvScript({
    ...next,
    facts: nextTake(next, words.labels.take),
    notes: [...readable(next, words.code), ...remarks],
  });
  return { script: taken, parts };
}

// How the voice-over is read is no remark on a film that has none.
function readable({ rows, notes }: AvScript, code: Revision['words']['code']): string[] {
  const { direct, narrative, voice } = wordsOf(code).notes.read;
  const cues = rows.flatMap((row) => row.cues);
  const gone = [
    ...(cues.some(({ kind }) => kind === 'VO') ? [] : [narrative, voice]),
    ...(cues.some(isSpoken) ? [] : [direct]),
  ];
  return notes.filter((note) => !gone.includes(note));
}

const isShorter = ({ intent }: Request): boolean =>
  intent?.kind === 'length' && intent.to === 'shorter';

const done = ({ words }: Request): RevisedPart => ({ words, outcome: 'done' });
const inPart = ({ words }: Request): RevisedPart => ({
  words,
  outcome: 'partly',
  why: 'rest-as-remark',
});
const undone = ({ words, intent }: Request): RevisedPart => ({
  words,
  outcome: intent ? 'partly' : 'not-understood',
  why: 'kept-as-remark',
});

/** What changes of a script in rows may look at; `salt` is what was asked. */
export const revisionFor = (
  script: AvScript,
  existing: string,
  salt: string,
  request: GenerateScriptRequest,
): Revision => {
  const words = reviseWords[languageOfScript(script, existing, request)];
  const own = (text: string) => (detectLanguage(text) === words.code ? text : '');
  return {
    words,
    name: request.productName.trim(),
    characterName: request.characterName,
    behavior: own(request.behavior),
    description: own(request.description),
    message: messageOf(request.creativeBrief ?? '', words.code),
    locked: (request.lockedLines ?? []).map((line) => line.replace(/^[^:]{1,100}:\s*/, '')),
    isWordless: isWordless(script),
    pace: keptPace(script, wordsPerSecond(request.creativeApproach)),
    pick: picker(`${existing}\n${salt}`),
  };
};

// The fourth section of a brief, by what the house calls it or by its place.
function messageOf(brief: string, language: Revision['words']['code']): string {
  const sections = parseBrief(brief);
  const heading = wordsOf(language).brief.headings[3]?.toLowerCase();
  const found = sections.find((one) => one.heading?.toLowerCase() === heading) ?? sections[3];
  return found?.lines.map(({ text }) => text).join(' ') ?? '';
}

const asksForVoice = ({ intent, words }: Request) =>
  intent?.kind === 'voice' ||
  (intent?.kind === 'mention' &&
    /(?<!\p{L})(?:voice|narrator|stimme|sprecher|voz|locución|voix)/iu.test(words));
// `Shot 2: say …` asks for a voice in that row.
const speaksThere = ({ intent, row }: Request) => row !== undefined && intent?.kind === 'mention';

/** The language of the form over the rows; one with take and pace is one of ours. */
export function languageOfForm({ facts }: AvScript) {
  const codes = Object.keys(reviseWords) as (keyof typeof reviseWords)[];
  const has = (wanted: string) => facts.some(({ label }) => label === wanted);
  return codes.find((code) => Object.values(reviseWords[code].labels).every(has));
}

// Told by the form; an English one stands over other scripts too, whose pictures tell then. Else by
// what is said and seen; a script of few words by the visitor's answers.
function languageOfScript(
  script: AvScript | null,
  existing: string,
  request: GenerateScriptRequest,
) {
  const ours = script && languageOfForm(script);
  if (ours && ours !== 'en') return ours;
  const prose = script
    ? script.rows
        .flatMap((row) => [row.video, ...(ours ? [] : row.cues.map((cue) => cue.text))])
        .join('\n')
    : existing;
  const found = detectLanguage(`${prose}\n${script ? '' : request.description}`);
  return found === 'other' ? 'en' : found;
}

/** The form with its take one higher; `label` names it where there is none yet. */
export function nextTake(script: AvScript, label: string): AvScript['facts'] {
  const isTake = (fact: { label: string }) =>
    /^(?:take|toma|prise|version|versión|fassung)$/i.test(fact.label);
  if (!script.facts.some(isTake)) return [...script.facts, { label, text: '2' }];
  return script.facts.map((fact) =>
    isTake(fact)
      ? {
          ...fact,
          text: fact.text.replace(/\d+|^(?!.*\d).*$/, (found) =>
            String((Number.parseInt(found, 10) || 1) + 1),
          ),
        }
      : fact,
  );
}
