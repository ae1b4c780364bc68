import { franc } from 'franc-min';
import { lists as de } from '../understand/de/lists.ts';
import { verbForm } from '../understand/de/verbs.ts';
import { isListed } from '../understand/en/word-forms.ts';
import { lists as es } from '../understand/es/lists.ts';
import { forms as spanish } from '../understand/es/verbs.ts';
import { lists as fr } from '../understand/fr/lists.ts';
import { forms as french } from '../understand/fr/verbs.ts';
import { germanParts } from '../understand/lexicon/german-parts.ts';
import { lookUpNoun } from '../understand/lexicon/look-up-noun.ts';
import { type Candidate, candidates, languagesOfWord, wordSigns } from './evidence.ts';

/** A language the writer can answer in, or `other`, which is answered in English with a note. */
export type Language = 'en' | 'es' | 'fr' | 'de' | 'other';

type Prose = {
  productName?: string;
  description: string;
  targetAudience?: string;
  behavior?: string;
  evaluation?: string;
};
type Scores = Record<Candidate | 'other', number>;

/**
 * The language a visitor writes in, from the answers that are prose. The product's name is left
 * out wherever it stands: a French name does not make a French client. English when unsure.
 */
export function languageOf(answers: Prose): Language {
  const language = languages.get(answers) ?? readLanguage(answers);
  languages.set(answers, language);
  return language;
}

// Asked by every part of one request, whose answers stay as they are.
const languages = new WeakMap<Prose, Language>();

function readLanguage(answers: Prose): Language {
  const { productName = '', description, targetAudience, behavior, evaluation } = answers;
  const prose = [description, targetAudience, behavior, evaluation].filter(Boolean).join('\n');
  const name = productName.trim();
  const nameless =
    name.length < 2 ? prose : prose.replaceAll(new RegExp(escaped(name), 'giu'), ' ');
  return detectLanguage(nameless);
}

/** The language of one text, however short. `other` for further languages and other scripts. */
export function detectLanguage(text: string): Language {
  const prose = text.normalize('NFC').replace(/(?<!\S)\S+@\S+|https?:\S+|www\.\S+/g, ' ');
  if (isMostlyNonLatin(prose)) return 'other';
  // One or two letters prove no language.
  if (prose.replace(/[^\p{L}]/gu, '').length < 3) return 'en';
  const scores = score(prose);
  const rated = ([...candidates, 'other'] as const).toSorted((a, b) => scores[b] - scores[a]);
  const best = rated[0] ?? 'en';
  const lead = scores[best] - scores[rated[1] ?? 'en'];
  const isClear =
    scores[best] >= (scores.en === 0 ? 1 : 1.5) && lead >= Math.min(1, scores[best] * 0.15);
  if (isClear) return known(best, scores);
  return byLetters(prose, scores) ?? byNouns(prose, scores) ?? 'en';
}

// A short text counts as another language only on strong evidence.
function known(best: Candidate | 'other', scores: Scores): Language {
  if (best === 'en' || best === 'es' || best === 'fr' || best === 'de') return best;
  return scores[best] >= 2.5 ? 'other' : 'en';
}

function score(prose: string): Scores {
  const words = none();
  const signs = none();
  for (const match of prose.matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)) {
    const written = match[0].toLowerCase().replaceAll('’', "'");
    const weight = trust(match[0], prose.slice(Math.max(0, match.index - 3), match.index));
    for (const word of parts(written)) {
      const owners = languagesOfWord(word);
      // A single letter is as likely a slip of the keyboard.
      const share = ([0, 2, 1, 0.5][owners.length] ?? 0.3) * (word.length === 1 ? 0.3 : 1);
      // `Film`, `service`, `die`: English has it, too.
      const shared =
        owners.length === 1 && word.length > 2 && !owners.includes('en') && isListed(word);
      for (const language of owners) words[language] += share * weight * (shared ? 0.4 : 1);
    }
    for (const [sign, language, strength] of wordSigns) {
      if (sign.test(written)) signs[language] += strength * weight;
    }
  }
  signs.es += 3 * (prose.match(/[¿¡]/g) ?? []).length;
  return combined(words, signs);
}

const none = (): Scores => ({ en: 0, es: 0, fr: 0, de: 0, it: 0, pt: 0, nl: 0, other: 0 });

// A capital inside a sentence may begin a name, which proves little.
function trust(word: string, before: string): number {
  if (!/^\p{Lu}/u.test(word)) return 1;
  return before === '' || /[.!?:;¿¡«"„“(\n-]\s*$/.test(before) ? 0.9 : 0.4;
}

// The look of words (`piñata`) counts less the more English stands around it.
function combined(words: Scores, signs: Scores): Scores {
  const scores = none();
  for (const language of [...candidates, 'other'] as const) {
    const against = language === 'en' || language === 'other' ? 0 : words.en;
    const share = against === 0 ? 1 : words[language] / (words[language] + against);
    scores[language] = words[language] + share * signs[language];
  }
  return scores;
}

// `l'heure` speaks through its `l'`, `don't` as a whole.
function parts(word: string): string[] {
  const elided = /^(qu'|[ldcjnsmt]')(.+)$/.exec(word);
  return elided ? [elided[1] ?? '', elided[2] ?? ''] : [word.replace(/'s$/, '')];
}

// Letters of CJK scripts carry a whole syllable or word each.
function isMostlyNonLatin(prose: string): boolean {
  const latin = (prose.match(/\p{Script=Latin}/gu) ?? []).length;
  const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
  const others = (prose.match(/(?=\p{L})\P{Script=Latin}/gu) ?? []).length;
  return others + 2 * (prose.match(dense) ?? []).length > latin;
}

const named: Record<string, Language> = { eng: 'en', spa: 'es', fra: 'fr', deu: 'de' };

// Letter statistics need a longer text, and are asked only when words have not decided.
function byLetters(prose: string, scores: Scores): Language | undefined {
  const letters = prose.replace(/[^\p{L}]+/gu, ' ').trim();
  if (letters.length < 50) return undefined;
  const guess = named[franc(letters)] ?? 'other';
  if (guess === 'other') return scores.en > 0 || letters.length < 80 ? undefined : 'other';
  return scores[guess] > 0 ? guess : undefined;
}

/** Words of a text that is too short for its small words to decide. */
const fewWords = 24;

// The words of a short text, where English knows fewer of them than one other language does.
function byNouns(prose: string, scores: Scores): Language | undefined {
  const words = prose.match(/\p{L}{3,}/gu) ?? [];
  if (words.length > fewWords || scores.en > 0.75) return undefined;
  const english = words.filter((word) => lookUpNoun(word, 'en') !== undefined);
  const [first, second] = (['de', 'es', 'fr'] as const)
    .map((language) => {
      const known = words.filter((word) => knows(word, language));
      // A German noun that is typed small is as likely none.
      const small = language === 'de' ? known.filter((word) => /^\p{Ll}/u.test(word)).length : 0;
      return { language, sum: known.length - small * 0.3 + scores[language] };
    })
    .toSorted((a, b) => b.sum - a.sum);
  if (!first || !second) return undefined;
  // Nothing but a noun, and one that no English dictionary has: `Hundesalon`, `Keller trocken machen`.
  const isOwn = (word: string) => knows(word, first.language) && !isListed(word.toLowerCase());
  // What English knows too speaks for neither.
  const lead = scores.en === 0 && english.every((word) => knows(word, first.language)) ? 0.7 : 1;
  const isClear =
    first.sum >= english.length + lead &&
    first.sum > second.sum &&
    (scores[first.language] > 0 || (scores.en === 0 && words.some(isOwn)));
  return isClear ? first.language : undefined;
}

const lists = { de, es, fr };

// A noun, a person, a place, a month, something done.
function knows(typed: string, language: keyof typeof lists): boolean {
  const word = typed.toLowerCase();
  const { people, places, months, units } = lists[language];
  if ([people, places, months, units].some((list) => list.has(word))) return true;
  if (lookUpNoun(word, language)) return true;
  if (language === 'de')
    return (word.length > 7 && germanParts(word).length > 0) || verbForm(word)?.known === true;
  return (language === 'es' ? spanish : french).get(word)?.form === 'infinitive';
}

const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
