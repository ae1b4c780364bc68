// What a language has to bring so that a text in it can be understood.
import type { UserType } from '#domain/wizard/options.ts';
import type { Deed, Language, Statement } from '../subject-frame.ts';

export type SegmentKind =
  /** A subject and its verb. */
  | 'main'
  | 'order'
  /** A verb that shares the subject before it: `and sweep on the other half`. */
  | 'shared'
  | 'sub'
  | 'rel'
  | 'noun'
  | 'prep'
  | 'ing'
  | 'pp'
  | 'paren'
  | 'other';

export type Segment = {
  kind: SegmentKind;
  /** Tokens from `start` to before `end`, with the word that leads it and without outer marks. */
  start: number;
  end: number;
  /** The conjunction or relative it begins with. */
  lead?: Token;
  /** What stands before it: a comma, a colon, nothing. */
  mark: string;
  subject?: NounPhrase;
  /** The finite verb. */
  verb?: number;
};

export type PhraseAt = (tokens: readonly Token[], at: number) => NounPhrase | undefined;

export type Tag =
  | 'det'
  | 'poss'
  | 'num'
  | 'money'
  /** A pronoun that can be a subject. */
  | 'pron'
  /** A pronoun that can only be an object. */
  | 'obj'
  | 'prep'
  | 'and'
  | 'sub'
  | 'rel'
  | 'wh'
  | 'to'
  /** Have, do, modals; `be` stands apart. */
  | 'aux'
  | 'be'
  | 'neg'
  | 'verb'
  | 'ing'
  /** A participle of the past. */
  | 'pp'
  | 'noun'
  | 'name'
  | 'adj'
  | 'adv'
  /** `up`, `off`, `round` after a verb; the separable prefix at the end of a German clause. */
  | 'part'
  | 'punct'
  | 'link'
  | 'other';

/** The form a verb stands in: `base` is also the order and the first person. */
export type Form =
  | 'base'
  | 'third'
  | 'plural'
  | 'we'
  | 'i'
  | 'you'
  | 'past'
  | 'order'
  | 'infinitive';

export type Token = {
  text: string;
  low: string;
  start: number;
  end: number;
  tag: Tag;
  /** Of verbs the infinitive, of nouns the singular. */
  lemma?: string;
  form?: Form;
  plural?: boolean;
};

/** A noun phrase: tokens from `start` to before `end`, hanging on the one at `head`. */
export type NounPhrase = {
  start: number;
  end: number;
  head: number;
  plural: boolean;
  /** It begins with an article, a numeral or the like. */
  determined: boolean;
};

/** A noun phrase that a statement names, with what the language knows of it. */
export type Grammar = { gender?: 'm' | 'f' | 'n'; mass?: boolean; lemma: string; plural: boolean };

/** Words of closed classes and small lists that the core asks for. */
export type WordLists = {
  and: string;
  /** But, only, without, never, instead: what sets one thing against another. */
  contrasts: ReadonlySet<string>;
  /** That is why, so, then, otherwise: what begins so needs the sentence before. */
  leaning: ReadonlySet<string>;
  negations: ReadonlySet<string>;
  /** Too, hardly, the lacks: what makes a state of the world bad. */
  lacks: ReadonlySet<string>;
  praise: ReadonlySet<string>;
  materials: ReadonlySet<string>;
  /** If, unless, until: what they bind must stay. */
  binding: ReadonlySet<string>;
  months: ReadonlySet<string>;
  days: ReadonlySet<string>;
  /** Months and days cut short that are other words, too: read beside a number alone. */
  short?: { months: ReadonlySet<string>; days: ReadonlySet<string> };
  units: ReadonlySet<string>;
  abbreviations: ReadonlySet<string>;
  firstSingular: ReadonlySet<string>;
  firstPlural: ReadonlySet<string>;
  second: ReadonlySet<string>;
  /** Prepositions after which a place stands. */
  locative: ReadonlySet<string>;
  /** Verbs of being, having, meaning: no camera sees them. */
  unseen: ReadonlySet<string>;
  people: ReadonlySet<string>;
  animals: ReadonlySet<string>;
  places: ReadonlySet<string>;
  /** New, best, range of, kind of: what stands before what it is. */
  before: ReadonlySet<string>;
};

/** A sentence or clause of the client's with its reading. */
export type Piece = {
  source: Statement['source'];
  /** Without the mark that ended it. */
  text: string;
  stop: '' | '.' | '!' | '?';
  tokens: readonly Token[];
  segments: readonly Segment[];
};

export type Tongue = {
  language: Language;
  lists: WordLists;
  /** What was typed in haste, spelled as it is read; `names` stay as they are. */
  spelled?(text: string, names: ReadonlySet<string>): string;
  /** Words with their parts of speech. `names` are lower case; an order's first verb is taken as one. */
  tag(text: string, names: ReadonlySet<string>, isOrder?: boolean): Token[];
  phraseAt: PhraseAt;
  dropsSubject?: boolean;
  grammar(tokens: readonly Token[], phrase: NounPhrase): Grammar;
  /** The verb for somebody or something that does it. */
  third(token: Token): string | undefined;
  /** `a wing nut`, `the dock`: as it stands in the middle of a sentence. */
  withArticle(
    text: string,
    tokens: readonly Token[],
    phrase: NounPhrase,
    definite: boolean,
    /** Known from elsewhere, where the phrase itself does not tell. */
    gender?: 'm' | 'f' | 'n',
  ): string;
  /** Pronouns that point back, lower case: singular and plural, as subjects and as objects. */
  points: { subject: ReadonlyMap<string, Pointing>; object: ReadonlyMap<string, Pointing> };
  /** The clause a camera sees, from the verb on. */
  seen(piece: Piece, at: number, resolve: (token: Token) => string | undefined): Deed | undefined;
  /** What people are to do, as an order without its stop. */
  order(typed: string, names: ReadonlySet<string>, familiar: boolean): string | undefined;
  /** `This is`: before the name of what is no sentence by itself. */
  presents: string;
  plainCall(userType: UserType, head: string, familiar: boolean): string;
};
export type Pointing = { plural: boolean; gender?: 'm' | 'f' | 'n' };
