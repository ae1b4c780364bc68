import type { IncomingHttpHeaders } from 'node:http';
import type { Asked, AskedPicture, AskedSpeech, Said } from './asked.ts';

/** A request as it came. */
export type Heard = {
  method: string;
  /** Without what stands before it in the base URL: `/chat/completions`. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** Undefined where it is no JSON. */
  body: unknown;
};

/** A provider says no, in its own words. */
export class Refused extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** What a provider knows. */
export type House = {
  /** null: none is asked for. */
  key: string | null;
  models: readonly string[];
  /** How an answer can be held to JSON; what goes beyond is refused. Servers of one's own differ in it. */
  json: 'schema' | 'object' | 'words';
  /** Whether it can be asked to say what was used. */
  usage: boolean;
};

/** How one provider's HTTP is spoken. Streams are events as they are written to the wire. */
export type Protocol = {
  /** What the base URL ends with. */
  base: string;
  /** A model that writes, one that draws and one that speaks, as the provider names its own; `others` are known too. */
  models: { text: string; picture?: string; speech?: string; others?: readonly string[] };
  /** Throws Refused as the provider does, for a wrong key or a bad request. */
  read(heard: Heard, house: House): Asked;
  /** The body of an error with this status. `waitSeconds`: where it says there when to come back. */
  problem(status: number, message?: string, code?: string, waitSeconds?: number): unknown;
  /** When to come back stands in the body, and in no header. */
  saysWaitInBody?: true;
  /** A text answered at once. */
  whole(said: Said): unknown;
  opening(said: Said): string[];
  piece(said: Said, text: string): string;
  closing(said: Said): string[];
  /** An error in the middle of a stream. */
  breaking(): string;
  picture?(asked: AskedPicture, base64: string): unknown;
  /** Samples as it sends them: bytes of a sound, or JSON that holds them. */
  speech?(asked: AskedSpeech, samples: Buffer): Buffer | object;
  /** How a prompt against the rules is answered; absent: as a bad request. */
  refusedPicture?(asked: AskedPicture): { status: number; body: unknown };
};

/** Server-sent events, named or not. */
export const event = (data: unknown, name?: string): string =>
  `${name ? `event: ${name}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
