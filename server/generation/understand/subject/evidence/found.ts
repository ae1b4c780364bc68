import type { UserType } from '#domain/wizard/options.ts';
import type { Phrase } from '../../subject-frame.ts';
import type { Piece, Tongue } from '../../text/tongue.ts';
import type { HeadWords } from '../head-of.ts';

export type Found = {
  phrase: Phrase;
  confidence: number;
  /** Index of the piece that says it; -1 where the name alone did. */
  piece: number;
  /** It was named as what somebody does to it (`we repair bikes`), by that verb. */
  worked?: string;
};

/** What every kind of evidence is read with. */
export type Asked = {
  tongue: Tongue;
  words: HeadWords;
  /** Of the product's name, lower case. */
  nameWords: ReadonlySet<string>;
  /** Those of them that say whose it is: the last of `Le Pot de Marguerite`. */
  owners: ReadonlySet<string>;
  userType: UserType;
  /** Repair, hire out, tune: what it is done to can stand for who does it. */
  tending: ReadonlySet<string>;
};

/** A piece and how late it says what it says: what it is, a client says early. */
export type Place = {
  piece: Piece;
  at: number;
  /** Among what is said of it: greetings, questions and quotations before it do not count. */
  turn: number;
};

/** What is lost by standing late. */
export const late = (turn: number) => Math.min(turn, 8) * 0.08;

/** Can be had or gone to; neither a thought nor a person nor matter. */
export const isOffered = (kind: string | undefined) =>
  kind !== undefined && !/^(?:word|other|stuff|person)$/.test(kind);
