// What a note asks for, whatever language it is written in.

export type Tone = 'funny' | 'serious' | 'warm' | 'bold' | 'calm';
export type Light = 'night' | 'dawn' | 'day' | 'sunset' | 'rain' | 'snow';
/** Kinds of cue that can be struck from a script; `SPEECH` is everything spoken. */
export type Strikable = 'VO' | 'DIALOGUE' | 'SPEECH' | 'MUSIC' | 'SFX' | 'SUPER';

/** Kinds of line that can be worded anew. */
export type Cued = 'SPEECH' | 'SFX' | 'SUPER' | 'VIDEO';

export type Intent =
  /** Seconds of the whole film, or the next usual length. */
  | { kind: 'length'; to: number | 'shorter' | 'longer' }
  | { kind: 'pace'; to: 'faster' | 'slower' }
  | { kind: 'fewer-words' }
  | { kind: 'tone'; tone: Tone }
  /** Without `what` the writer finds an opening or an ending itself. */
  | { kind: 'opening'; what?: string }
  | { kind: 'ending'; what?: string }
  /** What viewers are told to do. */
  | { kind: 'action'; what?: string }
  | { kind: 'mention'; what: string }
  | { kind: 'show'; what: string }
  | { kind: 'remove'; what: string }
  | { kind: 'replace'; from: string; to: string }
  | { kind: 'strike'; cue: Strikable }
  | { kind: 'voice' }
  | { kind: 'music'; to?: string }
  | { kind: 'sound'; what: string }
  | { kind: 'super'; text: string; instead: boolean }
  | { kind: 'line'; cue: Cued; text: string }
  | { kind: 'title'; text: string }
  | { kind: 'rename'; to: string }
  | { kind: 'place'; to: string }
  | { kind: 'light'; to: Light }
  /** Shot size and camera, as the script abbreviates them: `CU`, `push in`. */
  | { kind: 'frame'; size?: string; move?: string }
  | { kind: 'drop-row' };

/** One clause of the notes, in its own words and language. */
export type Request = {
  words: string;
  language: 'en' | 'es' | 'fr' | 'de';
  /** Whether it gives wording in quotation marks. */
  isQuoted: boolean;
  intent?: Intent;
  /** The intent is a part of what the clause asks for; the rest is in no words we know. */
  isPart?: true;
  /** The row it is about: the first is 0, the last -1. */
  row?: number;
};
