// How a model behaves in a call, as well or as badly as a test asks.
import type { AskedText } from './asked.ts';

export type Writer = (asked: AskedText) => string;

/** An answer that is none. `retryAfter`: seconds, or when; `code`: the provider's own, as insufficient_quota. */
export type Failure =
  | { status: number; retryAfter?: number | Date; message?: string; code?: string }
  /** Takes the request and never answers. */
  | 'hang'
  /** Closes the connection without an answer. */
  | 'cut';

export type Writing = {
  write: string | Writer;
  /** Until the first piece. */
  firstMs?: number;
  /** Between two pieces of a stream. */
  gapMs?: number;
  /** Waited for after half of a stream, and again after the whole of it, before it ends. */
  hold?: () => Promise<unknown>;
  /** Letters in a piece; 24. */
  pieceLength?: number;
  /** What happens once half of it was sent; to a caller who wants no stream, instead of an answer. */
  half?: 'cut' | 'silence' | 'error';
  /** The provider ends it as refused: the text is the refusal. */
  isRefusal?: true;
};
export type TextBehaviour = Failure | Writing;

export type Drawing = {
  /** A picture of the asked ratio and format, or what is none; `huge`: 30 MB, `vast`: says it has 900 million points. */
  draw: 'picture' | 'html' | 'broken' | 'huge' | 'vast' | Uint8Array;
  firstMs?: number;
  /** Waited for before it is sent. */
  hold?: () => Promise<unknown>;
};
export type Speaking = {
  /** A tone as long as the sentence takes, or what is no sound. */
  speak: 'tone' | 'html';
  hold?: () => Promise<unknown>;
};
export type SpeechBehaviour = Failure | Speaking;
/** `refuse`: the prompt breaks the provider's rules. */
export type PictureBehaviour = Failure | 'refuse' | Drawing;
