// What was understood from the visitor's own words. Nothing here is invented.

/**
 * How a piece of the visitor's text can stand in a sentence:
 * `thing` a noun phrase, `does` a verb phrase in the third person (`bakes before dawn`),
 * `order` an imperative (`send an invoice`), `we` a clause whose subject is the client,
 * `whole` an independent clause with a subject of its own.
 */
export type PointShape = 'thing' | 'does' | 'order' | 'we' | 'whole';
export type Point = {
  /** As typed, cleaned, without closing punctuation, first letter lower unless it is a name. */
  text: string;
  shape: PointShape;
};

export type ClaimKind = 'superlative' | 'health' | 'money' | 'safety';
export type Claim = { text: string; kind: ClaimKind };

export type Facts = {
  /** The product name as it is written. */
  name: string;
  /** The name as it is spoken in a short line. */
  shortName: string;
  /** What it is, as the visitor put it, without article: `neighbourhood bakery`. */
  category?: string;
  /** What is said for it, strongest first. */
  points: Point[];
  /** Who it is for, as a noun phrase: `night-shift workers`. */
  audience?: string;
  /** The same at full length, as typed, for the brief. */
  audienceText: string;
  /** What people should do, in the base form: `visit the shop before nine`. */
  desire?: string;
  /** How success is judged, as typed. */
  measure?: string;
  /** A price, percentage or something free, in the visitor's words. */
  offer?: Point;
  /** A story's first sentence: `a lighthouse keeper`, `hears a signal from a ship that sank`. */
  logline?: { who: string; does: string };
  where?: string;
  /** Date or opening time as typed: `October 12`, `open until 9pm`. */
  when?: string;
  url?: string;
  phone?: string;
  handle?: string;
  /** Who pays for or stands behind a public message, when the visitor said so. */
  sponsor?: string;
  claims: Claim[];
  /** True when there is something a viewer could take as proof (a number, an age, an award). */
  hasProof: boolean;
};
