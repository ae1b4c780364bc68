// What a typed script is read against: the same stage that a described picture is, as far as a board's request says it.
import type { GenerateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import type { AvScript } from '#domain/script/av-script.ts';
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { type CatalogueRef, noneRef, noteOf, type ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { lookUpNoun } from '../../understand/lexicon/look-up-noun.ts';
import { understand } from '../../understand/understand.ts';
import type { Companion } from '../../write/company.ts';
import { type ProductInput, type Stage, stageFor } from '../../write/stage.ts';
import { foundIn } from '../../write/staged/found-in.ts';
import { otherOf } from '../../write/staged/named-people.ts';
import { peopleIn } from '../../write/staged/people-in.ts';
import { calledBy, leadNames } from '../../write/staged/somebody-in.ts';
import { readTold } from '../../write/staged/told-story.ts';
import { castLine } from '../cast/find-cast.ts';
import { nameGender } from '../cast/name-gender.ts';
import { formIn } from './find-named.ts';
import { languageOf } from './language-of.ts';
import { genderWords } from './looks-words.ts';
import { maskNames } from './mask-names.ts';
import { findFirst, plain } from './stems.ts';

/** What a board's request does not have, so that it says nothing. */
const unasked: Pick<
  ProductInput,
  'userType' | 'platform' | 'creativeApproach' | 'behavior' | 'evaluation'
> = {
  userType: 'business',
  platform: ['youtube'],
  creativeApproach: 'story',
  behavior: '',
  evaluation: '',
};

/** The plan that a script is read beside, and what its product is drawn as, where that is known. */
export type Beside = { plan?: ShotPlan; form?: CatalogueRef | undefined };

/** The stage of a request; `withStory` says what is typed on it. */
export function typedStage(
  request: GenerateStoryboardRequest,
  script: AvScript | null,
  { plan, form }: Beside,
): Stage {
  // What was put right of the form changes no board of a script: see `written.ts`.
  const input = { ...request, ...unasked, productForm: '', understood: undefined };
  const language = languageIn(request, script);
  const understood = understand(input);
  const frame = {
    ...understood,
    language,
    form:
      form ??
      (noteOf(understood.form) === undefined ? understood.form : formFromText(request, language)),
  };
  const [member] = plan?.cast ?? [];
  const line = (script && castLine(script).slice(0, 80)) || '';
  const name = request.characterName || member?.name || nameIn(line);
  const gender =
    request.gender ?? member?.gender ?? nameGender(name) ?? findFirst(line, genderWords);
  const character = { ...request, characterName: name, ...(gender ? { gender } : {}) };
  const id = member?.id ?? 'cast';
  // A film that was planned without them is about nobody in particular.
  const given =
    !plan ||
    plan.isRead === true ||
    [name, request.gender, request.ageRange, request.wardrobe.trim()].some(Boolean) ||
    plan.shots.some(({ people }) => people.some(({ who }) => who === id));
  const mode = request.voiceOverOnly ? 'voice' : 'narrative';
  const set = stageFor(frame, input, { mode, character });
  const stage: Stage = {
    ...set,
    // Whoever types a row wants what it says, whatever the notes ask for.
    forbidden: new Set(),
    treatment: { ...set.treatment, faceless: false, handless: false },
    cast: {
      ...set.cast,
      member: { id, name: set.cast.member.name, ...(gender ? { gender } : {}), wears: [] },
      given,
      unseen: false,
    },
    told: [],
  };
  const company = [...set.company, ...speakersIn(script, stage)];
  const is = foundIn({ ...stage, company }, line)
    .filter(({ kind }) => kind === 'person')
    .map(({ lemma }) => lemma.toLowerCase());
  return { ...stage, company, cast: { ...stage.cast, is } };
}

/** The stage with what is typed, in the order of the film. `isRead`: nobody planned it, and the film is about whom it meets first. */
export function withStory(stage: Stage, told: readonly string[], isRead: boolean): Stage {
  const set = { ...stage, told };
  const { is = [], member } = stage.cast;
  if (!isRead || is.length > 0 || member.name !== '') return set;
  const met = told
    .map((text) => peopleIn(set, readTold(set, text), []))
    .find((people) => people.length > 0);
  // Whoever is there by a pronoun is who it is about.
  const [first] = met?.some(({ id }) => id !== undefined) ? [] : (met ?? []);
  const isOne = first && !first.isMany && (first.count ?? 1) === 1;
  const own = isOne ? [first.who.slice('other:'.length).toLowerCase()] : [];
  return { ...set, cast: { ...set.cast, is: own } };
}

/** The form of a product of which nothing but its name and description is known. */
export function formFromText(
  { productName, description }: Pick<GenerateStoryboardRequest, 'productName' | 'description'>,
  tongue: Tongue,
): CatalogueRef {
  const opening = /^[^.!?\n]{0,120}/u.exec(description)?.[0] ?? '';
  const form = formIn(maskNames(opening, [productName]), tongue) ?? formIn(productName, tongue);
  return form ?? noneRef(productName);
}

// A script is in the language of its rows, whatever the form was typed in.
function languageIn(request: GenerateStoryboardRequest, script: AvScript | null): Tongue {
  const rows = script?.rows.map(({ video }) => video).join(' ') || request.script;
  const asked = languageOf(plain(request.description.slice(0, 1000)));
  return languageOf(plain(rows.slice(0, 3000)), asked);
}

// `Maya, baker` begins with a name, `a baker of forty` does not.
const nameIn = (line: string): string =>
  /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}(?=[,;(–—]|$)/u.exec(line)?.[0] ?? '';

// Whoever speaks in a script is called so in its pictures.
function speakersIn(script: AvScript | null, stage: Stage): Companion[] {
  const known = new Set([...leadNames(stage), ...stage.company.map(calledBy)]);
  const speakers = script?.rows.flatMap(({ cues }) => cues.flatMap(({ speaker }) => speaker ?? []));
  return [...new Set(speakers)].flatMap((speaker) => {
    const called = speaker.replace(/[^\p{L}\p{M}\s'’-]/gu, ' ').trim();
    const one = { id: otherOf(called.toLowerCase()), called, met: '' };
    const isNoun = lookUpNoun(calledBy(one), stage.language)?.class === 'person';
    return called === '' || isNoun || known.has(calledBy(one)) ? [] : [one];
  });
}
