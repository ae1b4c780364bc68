import type { z } from 'zod';
import type { Setback } from '#domain/functions/setback.ts';
import type { Aspect } from '#domain/script/cuts.ts';
import type { Use } from '../../generation/meter.ts';

/** A request for text. */
export type TextAsk = {
  /** What the house says, before anything a visitor wrote. */
  instructions: string;
  /** The beginning of `instructions` that is the same from request to request; a provider may keep it as read. */
  prefix?: string;
  /** What a visitor wrote stands in here alone, as data. Oldest first. */
  messages: readonly { role: 'user' | 'assistant'; content: string }[];
  /** The JSON wanted, for models that can be held to a schema; absent for plain text. */
  schema?: z.ZodType;
  /** The most it may write. */
  maxOutputTokens: number;
};

export type TextOptions = {
  /** Ends the call at once, and with it the spending. */
  signal: AbortSignal;
  /** The whole of what was written so far, each time more has come. To throw ends the call: `unusable`. */
  onText?: (soFar: string) => void;
};

/** A model that writes. */
export type TextModel = {
  /** As in AI_MODEL. */
  name: string;
  /** The text as it came, JSON or not: checking it is the caller's. Throws a ModelError. */
  write(ask: TextAsk, options: TextOptions): Promise<{ text: string; use: Use }>;
};

export type PictureAsk = {
  prompt: string;
  /** Width to height. */
  aspect: Aspect;
  /** How what is to be seen looks, for models that can look at pictures; the others never see them. */
  references?: readonly Reference[];
};
export type Reference = { bytes: Uint8Array; type: 'image/webp' };

/** A model that draws. */
export type PictureModel = {
  name: string;
  /** The bytes as they came, of any kind of picture or none. Throws a ModelError. */
  draw(ask: PictureAsk, options: { signal: AbortSignal }): Promise<{ bytes: Uint8Array; use: Use }>;
};

/** A sentence to be spoken, and by whom. */
export type SpeechAsk = { text: string; voice: 'female' | 'male' };

/** A model that speaks. */
export type SpeechModel = {
  name: string;
  /** Who speaks there for whom: with `name` it says what a sentence sounds like. */
  voices: Record<SpeechAsk['voice'], string>;
  /** The bytes as they came: a WAV, or what is none. Throws a ModelError. */
  speak(ask: SpeechAsk, options: { signal: AbortSignal }): Promise<{ bytes: Uint8Array; use: Use }>;
};

/** A model gave nothing that can be used. `use` is what that cost all the same. */
export class ModelError extends Error {
  readonly setback: Setback;
  readonly use: Use | undefined;
  constructor(setback: Setback, message: string, options: ErrorOptions & { use?: Use } = {}) {
    super(message, options);
    this.name = 'ModelError';
    this.setback = setback;
    this.use = options.use;
  }
}
