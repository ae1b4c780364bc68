import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import { type AvScript, formatAvScript, parseAvScript } from '#domain/script/av-script.ts';
import { wordsPerSecond } from '#domain/script/speech.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { keptPace } from './apply/pace.ts';
import { hushed, isWordless } from './apply/wordless.ts';
import { applyRequest } from './apply-request.ts';
import type { Request } from './intent.ts';
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
export function reviseScript(
  existing: string,
  notes: string,
  request: GenerateScriptRequest,
): string {
  const script = parseAvScript(existing);
  const words = reviseWords[languageOfScript(script, existing, request)];
  const requests = readNotes(notes);
  if (!script) return reviseFreeText(existing, requests, words);
  const revision: Omit<Revision, 'pace'> = {
    words,
    name: request.productName.trim(),
    characterName: request.characterName,
    behavior: detectLanguage(request.behavior) === words.code ? request.behavior : '',
    description: detectLanguage(request.description) === words.code ? request.description : '',
    isWordless: isWordless(script) && !requests.some(asksForVoice),
    pick: picker(`${existing}\n${notes}`),
  };
  const remarks: string[] = [];
  let next = script;
  for (const each of requests) {
    const pace = keptPace(next, wordsPerSecond(request.creativeApproach));
    const changed = applyRequest(next, each, { ...revision, pace });
    if (changed && revision.isWordless && !speaksThere(each))
      next = hushed(next, changed, each.isQuoted, words.code);
    else if (changed) next = changed;
    else remarks.push(words.directorNote(each.words));
  }
  return formatAvScript({
    ...next,
    facts: nextTake(next, words.labels.take),
    notes: [...next.notes, ...remarks],
  });
}

const asksForVoice = ({ intent, words }: Request) =>
  intent?.kind === 'voice' ||
  (intent?.kind === 'mention' &&
    /(?<!\p{L})(?:voice|narrator|stimme|sprecher|voz|locución|voix)/iu.test(words));
// `Shot 2: say …` asks for a voice in that row.
const speaksThere = ({ intent, row }: Request) => row !== undefined && intent?.kind === 'mention';

// Told by what is said and seen; a script of few words by the visitor's answers.
function languageOfScript(
  script: AvScript | null,
  existing: string,
  request: GenerateScriptRequest,
) {
  const prose = script
    ? script.rows.flatMap((row) => [row.video, ...row.cues.map((cue) => cue.text)]).join('\n')
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
