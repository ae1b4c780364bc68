import type { Light, Tone } from '../intent.ts';

/** A comic turn in three parts: seen early, shrugged at, and remembered at the end. */
type ComicTurn = {
  /** A sight gag, a sentence of its own. */
  gag: string;
  /** An understatement, at most five words. */
  say: string;
  /** The gag comes back in the last picture. */
  last: string;
  /** The last line; the product's name stands in it. */
  callback(name: string): string;
};

/** What a change of tone does: to the first and the third picture, to one spoken line, to the music. */
type ToneChange = { first: string; third: string; say: readonly string[]; music: string };

/** A beginning or an end: a picture with its shot, and lines from long to short. */
export type Bookend = { video: string; say(name: string): readonly string[] };

/** Everything a revision may have to write, in one language. */
export type ReviseWords = {
  code: 'en' | 'es' | 'fr' | 'de';
  directorNote(note: string): string;
  /** Labels of header lines a revision may have to add. */
  labels: { take: string; pace: string };
  /** A pace in the header: `medium, 2.5 words a second`. */
  paceText(pace: number): string;
  /** Short directions for faster and slower cutting, taken in turn. */
  faster: readonly string[];
  slower: readonly string[];
  comic: readonly ComicTurn[];
  tones: Record<Exclude<Tone, 'funny'>, readonly ToneChange[]>;
  openings: readonly Bookend[];
  endings: readonly Bookend[];
  /** Music when none was named. */
  music: readonly string[];
  light: Record<Light, string>;
  /** Phrases of time of day that a new light replaces. */
  oldLight: RegExp;
  /** Phrases of weather that another replaces. */
  oldWeather: RegExp;
  /** Camera moves under their English names. */
  moves: Record<string, string>;
  /** Words that begin an order to act. */
  orders: RegExp;
  /** Text that begins like this is a picture, not a line. */
  pictures: RegExp;
  /** What is left of `the price $9` or `that we deliver` as a spoken line; undefined when it is no statement. */
  statement(what: string): string | undefined;
  /** What notes call a thing whose wording they give, as patterns; `say` makes a statement of the wording. */
  named: readonly { name: string; say?: (wording: string) => string }[];
  /** An order to act, `réserver en ligne` as `Réservez en ligne`. */
  order(what: string): string;
  /** Names of things that have no fixed wording: price, phone, website. */
  things: { price: RegExp; phone: RegExp; website: RegExp };
  /** Articles that may stand before the role of a person. */
  articles: string;
};

/** The name of a pace, of soft, medium and hard. */
export const paceName = (pace: number, names: readonly [string, string, string]): string =>
  pace <= 2.1 ? names[0] : pace <= 2.5 ? names[1] : names[2];
