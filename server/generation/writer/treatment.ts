// A treatment is one advertising idea worked out for one request: concept, message and four beats.

/** A picture. `frame` is the shot (`WS, one continuous move`); without it the beat's usual shot is taken. */
export type Shot = { frame?: string; show: string };

/** Something spoken. Lower rank is kept first when seconds are short; order is the order of the list. */
// Variants stand from long to short; the longest that fits is spoken.
export type Line = { text: string | readonly string[]; rank: number };

export type Beat = {
  /** In order; a short beat shows the first one only. */
  shots: readonly Shot[];
  /** Whole sentences. */
  say: readonly Line[];
  sound?: string;
  music?: string;
  /** On-screen lettering; written in capitals by the script. */
  super?: string;
};

/** `wordless` no voice before the name; `fewSupers` no lettering but what the beats have; `lateMusic` none before the last beat; `unbroken` no cut within a row. */
export type Restraint = {
  wordless?: true;
  fewSupers?: true;
  lateMusic?: true;
  unbroken?: true;
};

export type Treatment = {
  /** The first that is short enough and not taken by another concept is used. */
  titles: readonly string[];
  subtitle: string;
  /** Three or four, each something a camera or microphone can record. */
  features: readonly string[];
  tone: string;
  /** The idea in a few words: the last line. */
  idea: string;
  /** One sentence that says what the audience should take away. */
  message: string;
  /** What the idea promises to leave out. */
  keeps?: Restraint;
  beats: readonly [Beat, Beat, Beat, Beat];
};
