// What a film is made from: what was understood, how long it is, who is in it, and a seeded choice.
import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import type { FormatChoice } from '#domain/script/cuts.ts';
import { type CatalogueRef, noteOf } from '#domain/storyboard/shot-plan.ts';
import type { CreativeApproach, Platform, UserType } from '#domain/wizard/options.ts';
import type { Language, Mention, Phrase, SubjectFrame } from '../understand/subject-frame.ts';
import { type UnderstandInput, understand } from '../understand/understand.ts';
import { type Cast, castFor } from './cast.ts';
import { type Companion, companionsOf } from './company.ts';
import { forbiddenBy } from './forbidden.ts';
import { namedIn } from './notes/named-in.ts';
import { toldByBeat, withLastWords, withoutTold } from './notes/told.ts';
import { type Treatment, treatmentIn } from './notes/treatment.ts';
import { type Wishes, wishesIn } from './notes/wishes-in.ts';
import { withHour } from './notes/with-hour.ts';
import { type Worded, wordedIn } from './notes/worded-in.ts';
import { wornIn } from './notes/worn-in.ts';
import { filmSeconds, standingSeconds } from './rows/film-seconds.ts';
import { isLikened } from './scenes/likened.ts';
import { hash, shuffled } from './seed.ts';
import { asSentence, fill, type Slots } from './wording/pattern.ts';
import { subjectSlots } from './wording/subject-slots.ts';
import type { Words } from './words/schema.ts';
import { wordsOf } from './words/words.ts';
import { wornOnSheet } from './worn-on-sheet.ts';

/** The part of a request that says what the ad is about; the same in all three requests. */
export type ProductInput = Pick<
  GenerateScriptRequest,
  | 'userType'
  | 'platform'
  | 'productName'
  | 'description'
  | 'targetAudience'
  | 'behavior'
  | 'evaluation'
  | 'creativeApproach'
> &
  FormatChoice;
export type Character = Pick<
  GenerateScriptRequest,
  | 'characterName'
  | 'gender'
  | 'ageRange'
  | 'hairColor'
  | 'eyeColor'
  | 'ethnicity'
  | 'bodyType'
  | 'wardrobe'
  | 'notes'
  | 'cast'
>;
/** `direct` a person speaks to camera, `narrative` a scene under voice-over, `voice` nobody is seen speaking. */
export type Mode = 'direct' | 'narrative' | 'voice';

export type Stage = {
  frame: SubjectFrame;
  words: Words;
  language: Language;
  userType: UserType;
  approach: CreativeApproach;
  /** The first is the primary cut. */
  platforms: readonly Platform[];
  platform: Platform;
  /** What was chosen of their formats. */
  formats: FormatChoice;
  seconds: number;
  mode: Mode;
  cast: Cast;
  /** Further people of the cast sheet who are in it. */
  company: readonly Companion[];
  treatment: Treatment;
  character: Partial<Character>;
  /** Where it is filmed, if the client says so. */
  setting?: CatalogueRef;
  /** Where the notes ask for it, whatever else is told of. */
  askedPlace?: CatalogueRef;
  /** What the notes ask to see, and the hour and weather. */
  wishes: Wishes;
  /** What the client wants to be seen in each beat; undefined where that is left to us. */
  told: readonly (string | undefined)[];
  /** What is said and read in each of those. */
  worded: readonly Worded[];
  /** What the client does not want to see. */
  forbidden: ReadonlySet<string>;
  /** What makes choices the same for the same answers. */
  seed: string;
  /** Names, phrases and facts of the client that patterns may use. */
  slots: Slots;
  /** One sentence of a bank that can be filled, another each time while there are any; undefined when none can. */
  say(salt: string, bank: readonly string[], more?: Slots): string | undefined;
  pick<T>(salt: string, list: readonly T[]): T;
};

/** `open`: who is in it is asked later. `standing`: what it is written beside, whose words stay where they would do. */
type Telling = {
  mode?: Mode;
  open?: boolean;
  character?: Partial<Character>;
  standing?: string | undefined;
};

/** Sets the stage for a request; the same answers give the same stage. */
export const setStage = (
  input: ProductInput & Pick<UnderstandInput, 'productForm' | 'understood'>,
  telling: Telling = {},
) =>
  stageFor(
    understand({
      ...input,
      characterName: telling.character?.characterName ?? '',
      notes: telling.character?.notes ?? '',
    }),
    input,
    telling,
  );

/** The same for what was understood already. */
export function stageFor(
  understood: SubjectFrame,
  input: ProductInput,
  { mode = 'narrative', open = false, character: typed = {}, standing = '' }: Telling = {},
): Stage {
  const frame = { ...understood, dates: understood.dates.filter((date) => !acrossStop.test(date)) };
  const words = wordsOf(frame.language);
  const platform = input.platform[0] ?? 'tiktok';
  const seed = seedOf(input);
  const said = typed.wardrobe?.trim() || wornIn(typed.notes ?? '', frame.language) || '';
  const worn = wornOnSheet(said, typed.cast?.lead.wears ?? [], frame.language);
  const character = worn ? { ...typed, wardrobe: worn } : typed;
  const treated = treatmentIn(character.notes ?? '', input.description, frame.language);
  // Who is named in a picture that is ordered is seen in it.
  const called = (character.characterName ?? '').split(/\s+/)[0]?.toLowerCase() ?? '';
  const isOrdered = frame.pictures?.some(
    (one) => called !== '' && one.toLowerCase().includes(called),
  );
  const faceless = treated.faceless && !isOrdered;
  // Several pictures are no single take, whatever is asked of one of them.
  const oneTake = treated.oneTake && (frame.pictures ?? []).length < 2;
  const treatment = { ...treated, faceless, oneTake };
  const cast = castFor(frame, character, faceless ? 'voice' : open ? 'open' : mode, words, seed);
  const slots = { ...subjectSlots(frame), ...cast.slots };
  const told = toldByBeat(frame.pictures ?? []);
  const asked = withHour(
    wishesIn(character.notes ?? '', frame.language, {
      it: frame.name,
      isDressed: Boolean(typed.wardrobe?.trim()),
    }),
    frame,
  );
  const worded = told.map((one = '') => wordedIn(one, frame.language));
  const wishes = withoutTold(withLastWords(asked, frame, told[3]), told, worded, frame.language);
  const toldOf = (frame.pictures ?? []).flatMap((one) => namedIn(one, frame.language));
  // A concrete staircase is asked for where a posh one is refused, a slug where a dead one is.
  const isWanted = (ref: CatalogueRef) =>
    [...wishes.named, ...toldOf].some((one) => one.ref === ref);
  const forbidden = new Set(
    [
      ...[...forbiddenBy(character.notes ?? '', frame.language)].filter(
        (ref) => !isSubject(frame, ref),
      ),
      ...deniedIn(frame),
    ].filter((ref) => !isWanted(ref)),
  );
  const askedPlace = wishes.named.find(
    ({ kind, ref }) => kind === 'place' && !forbidden.has(ref),
  )?.ref;
  const setting = askedPlace ?? settingOf(frame, forbidden);
  const taken = new Set<string>();
  return {
    frame,
    words,
    language: frame.language,
    userType: input.userType,
    approach: input.creativeApproach,
    platforms: input.platform,
    platform,
    formats: input,
    seconds:
      standingSeconds(standing, platform) ??
      filmSeconds(frame, {
        userType: input.userType,
        platform,
        approach: input.creativeApproach,
      }),
    mode,
    cast,
    // Where no face is to be seen nobody stands beside.
    company: faceless || mode === 'voice' ? [] : companionsOf(character.cast, frame.language),
    treatment,
    character,
    seed,
    pick: (salt, list) => list[hash(`${seed}:${salt}`) % list.length] as (typeof list)[number],
    forbidden,
    wishes,
    told,
    worded,
    ...(setting ? { setting } : {}),
    ...(askedPlace ? { askedPlace } : {}),
    slots,
    say(salt, bank, more = {}) {
      const order = shuffled(`${seed}:${salt}`, bank);
      const left = [...order.filter((one) => !taken.has(one)), ...order];
      const filled = { ...slots, ...more };
      const kept = standing ? left.find((one) => standsIn(standing, one, filled)) : undefined;
      if (kept) {
        taken.add(kept);
        return standsIn(standing, kept, filled);
      }
      for (const pattern of left) {
        const made = fill(pattern, filled, `${seed}:${salt}`);
        if (!made) continue;
        taken.add(pattern);
        return asSentence(made);
      }
      return undefined;
    },
  };
}

// A sentence that a pattern can make and that stands there already. Its choices are tried, which are few.
function standsIn(standing: string, pattern: string, slots: Slots): string | undefined {
  for (let choice = 0; choice < choicesTried; choice += 1) {
    const made = fill(pattern, slots, `standing ${choice}`);
    if (made && standing.includes(asSentence(made))) return asSentence(made);
    if (!pattern.includes('|')) break;
  }
  return undefined;
}
const choicesTried = 12;

// `in marzo. 1 litro` is no day: a sentence ends within it.
const acrossStop = /\p{L}{5}\.\s/u;

// Where the client says it is, if it can be drawn; a place that is sold is where it is filmed.
function settingOf(
  { places, kind, head, statements }: SubjectFrame,
  forbidden: ReadonlySet<string>,
): CatalogueRef | undefined {
  const sold =
    kind === 'venue'
      ? statements.flatMap(({ mentions }) =>
          mentions.filter((one) => one.kind === 'place' && isHead(one, head)),
        )
      : [];
  const told = [...places, ...sold];
  return (
    told.find(({ ref }) => noteOf(ref) === undefined && !forbidden.has(ref))?.ref ??
    told.find(({ ref }) => noteOf(ref) !== undefined)?.ref
  );
}

// `Lift not elevator please`: what is sold and spoken of throughout is only to be called otherwise.
const isSubject = ({ form, head, statements }: SubjectFrame, ref: CatalogueRef): boolean =>
  (form === ref ||
    statements.some(({ mentions }) =>
      mentions.some((one) => one.ref === ref && isHead(one, head)),
    )) &&
  statements.filter(({ mentions }) => mentions.some((one) => one.ref === ref)).length > 2;

// `Not a timer`, `no dice`: what the client says it is not is nowhere in the film.
const deniedIn = ({ statements, form }: SubjectFrame): CatalogueRef[] =>
  statements
    .filter(({ role, source }) => role === 'limit' && source === 'description')
    .flatMap(({ text, mentions }) => mentions.filter((one) => isLikened(text, one)))
    .map(({ ref }) => ref)
    .filter((ref) => noteOf(ref) === undefined && ref !== form);

const isHead = ({ lemma }: Mention, head: Phrase): boolean =>
  lemma.toLowerCase() === head.lemma.toLowerCase();

// What makes two requests the same: the answers, without regard to spacing.
const seedOf = (input: ProductInput): string =>
  [
    input.userType,
    input.platform.join('+'),
    input.creativeApproach,
    input.productName,
    input.description,
    input.targetAudience,
    input.behavior,
    input.evaluation,
  ]
    .map((part) => part.trim().replace(/\s+/g, ' ').toLowerCase())
    .join('\u001f');
