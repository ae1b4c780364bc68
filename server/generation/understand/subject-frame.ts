// What was understood of a client's answers. It is made once for a request; concepts, brief, script
// and pictures are written from it and from nothing else.
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';

export type Language = 'en' | 'de' | 'es' | 'fr';

/** A noun phrase as the client typed it, without its article. */
export type Phrase = {
  /** `yard brooms` */
  text: string;
  /** The noun it hangs on, as typed: `brooms`. */
  noun: string;
  /** Its singular, lower case but for German: `broom`. */
  lemma: string;
  plural: boolean;
  /** `m`, `f` or `n` where the language has it and it can be told. */
  gender?: 'm' | 'f' | 'n';
  /** One cannot count it: `bread`, `payroll`. */
  mass?: boolean;
};

/** What a statement does for the client. */
export type Role =
  /** Says what it is. */
  | 'identity'
  /** What is wrong without it, or was before. */
  | 'trouble'
  /** Something is done, by it or with it: it can be filmed happening. */
  | 'deed'
  /** A property, a material, a figure, an origin. */
  | 'proof'
  /** A price, a term, a delivery. */
  | 'offer'
  /** A date, an hour, a venue, an address. */
  | 'occasion'
  /** What it is not, does not do, or must not be said or shown. */
  | 'limit'
  /** Who pays for the message. */
  | 'sponsor'
  /** What people are to do. */
  | 'call'
  /** What happens in a story that is announced. */
  | 'story';

/** One thing the client said. */
export type Statement = {
  /** Place in the order of the text, from 0. */
  at: number;
  source: 'name' | 'description' | 'audience' | 'behavior' | 'evaluation';
  /** The span as typed. */
  text: string;
  role: Role;
  /** How far it sets the thing apart, 0 to 1: figures, contrasts and particulars high, adjectives low. */
  weight: number;
  /**
   * Whole sentences in the client's own words that can be spoken, from long to short. A fragment was
   * made a sentence ('You get …'), a dangling pronoun got its noun. Empty when nothing of it can be said.
   */
  spoken: readonly string[];
  /** The same with the product's name where a pronoun points to it, so that each can be said by itself. */
  apart?: readonly string[];
  /** A fragment as it can go on from the sentence before it, without a verb: `no glue`. */
  adds?: string;
  /** It can be the first thing heard: nothing in it needs the sentence before. */
  opens: boolean;
  /** It speaks of the product by a pronoun, and only needs it to have been named. */
  topical?: true;
  /** The visitor put it at this place of what is to be told, from 0. */
  ranked?: number;
  /** It says who speaks, and nothing else that matters. */
  introduces?: true;
  /** It is a question or a doubt whose answer is the statement after it. */
  owes?: true;
  /** It has a verb of its own: no list, no heading. */
  whole: boolean;
  /** Lettering in the client's words, as typed and not in capitals, from long (90 characters) to short. */
  lettered: readonly string[];
  /** The same seen from outside in the present, where it is a deed: somebody does it, `turns the head round`. */
  seen?: Deed;
  /** All that is done in it, where that can be told from outside. */
  acts?: readonly Act[];
  /** Figures, prices, dates and hours in it, as typed. */
  figures: readonly string[];
  /** Things, people and places it names. */
  mentions: readonly Mention[];
  /** Things it does not name, with which what is told in it is done. */
  implies?: readonly Implied[];
};

/** With what something is done. */
export type Implied = {
  /** The verb's infinitive, or the noun of doing: `swim`, `natación`. */
  act: string;
  /** The client does it: `we sharpen`. */
  ours: boolean;
  thing: CatalogueRef;
};

/** Something done, as a camera sees it. */
export type Act = {
  /** The verb's infinitive: `turn`. */
  verb: string;
  /** Third person, present: `turns the head round`. */
  does: string;
  /** Who does it; absent where the client or whoever is spoken to does. */
  actor?: string;
};

/** A deed as a camera sees it. */
export type Deed = {
  /** Who does it, with its article as a sentence begins with it: `The dog`; absent where the client said I, we, you or nobody. */
  actor?: string;
  /** Whether the verb below stands in the plural. */
  plural: boolean;
  /** Third person, present, with its objects and pronouns resolved: `turns the head round`. */
  does: string;
  /** The verb's infinitive: `turn`. */
  verb: string;
  /** It was typed as an order: nobody is said to do it. */
  ordered?: true;
};

export type Mention = {
  kind: 'thing' | 'person' | 'place' | 'animal';
  /** With the article it takes in the middle of a sentence: `a wing nut`, `the dock`. */
  text: string;
  lemma: string;
  /** In the catalogue, or `none:` and the lemma. */
  ref: CatalogueRef;
  /** Of a place that was put right: all that was typed of it. */
  typed?: string;
  /** Of a place: something is said to be there, `in the shed`. */
  isThere?: true;
};

/** The act of using it, or of doing it where it is a service, as the client tells it. */
export type Use = {
  /** Who does it: who uses it (`you hook it over …`), the thing (`clips to …`), or the client (`we mend …`). */
  by: 'user' | 'thing' | 'client';
  /** The verb's infinitive: `hook`. */
  verb: string;
  /** It is done to the product itself: `you hook it`. */
  isProduct: boolean;
  /** What else it is done to: `the old paint`. */
  object?: Mention;
  /** Where, in, on or to what: `the radiator`. */
  place?: Mention;
  /** The preposition before the place, as typed: `over`. */
  relation?: string;
  /** What it is done with beside the product: `boiling water`. */
  with?: Mention;
  /** The statement that says it. */
  at: number;
};

export type SubjectKind =
  /** Can be held, worn, driven or stood in front of. */
  | 'thing'
  /** Somebody does something for the client's customers. */
  | 'service'
  /** A place one goes to. */
  | 'venue'
  | 'app'
  /** Happens at a time: a run, a market, a screening. */
  | 'event'
  /** A film, series, game, book or play. */
  | 'story'
  /** A public matter. */
  | 'cause'
  /** A person who stands for office. */
  | 'candidate'
  /** A channel, a podcast, a newsletter. */
  | 'channel';

export type SubjectFrame = {
  language: Language;
  /** The language was none of the four: only the name and the figures are the client's. */
  foreign: boolean;
  /** The product's name as typed, without markup. */
  name: string;
  /** The head of what it is: `yard brooms`. */
  head: Phrase;
  kind: SubjectKind;
  /** How the product is drawn: a catalogue id, or `none:` and the head's noun. */
  form: CatalogueRef;
  /** How surely the head was read, 0 to 1; under 0.5 the film says nothing of what it is but the client's sentences. */
  confidence: number;
  /** Who uses it or does it, with an article: `a sweeper`. Absent where nobody is named. */
  person?: Mention;
  /** For whom, as typed, without a leading 'for'. */
  audience?: string;
  /** Everything said, in the order of the text. */
  statements: readonly Statement[];
  /** What sets it apart, the strongest first: proofs, deeds, offers, story. */
  facts: readonly Statement[];
  /** The trouble that is its opposite. */
  trouble?: Statement;
  /** The fact that can be filmed happening, the strongest first. */
  deeds: readonly Statement[];
  /** How it is used; absent where the client does not tell of an act that can be seen. */
  use?: Use;
  limits: readonly Statement[];
  call: {
    /** As the client typed it. */
    typed: string;
    /** An order as a sentence: `Ask for the one that turns round.` */
    spoken: string;
    /** The same without its stop: `Ask for the one that turns round`. */
    lettered: string;
    /** The client gave none and this is the plain one of the user type. */
    assumed: boolean;
  };
  /** As typed; each must stand word for word wherever it is used. */
  price?: string;
  /** The visitor put the price right: it stands whole where the film ends. */
  isOwnPrice?: true;
  dates: readonly string[];
  venue?: string;
  sponsor?: string;
  contacts: readonly string[];
  figures: readonly string[];
  /** Places the film may be set in: what the client named first. Empty: a plain ground. */
  places: readonly Mention[];
  /** What the visitor wants to be seen, a picture each, in the order of the film; absent where that is left to us. */
  pictures?: readonly string[];
  /** Death, illness, violence, crime, abuse, addiction, want: no jokes, no cheer. */
  grave: boolean;
  /** The client speaks as I, as we, or of the thing from outside. */
  voice: 'i' | 'we' | 'it';
};
