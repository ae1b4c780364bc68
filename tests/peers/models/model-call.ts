import type { IncomingHttpHeaders } from 'node:http';
import type { Asked } from './asked.ts';
/** A request, and what came of it. */
export type ModelCall = {
  at: Date;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** Parsed; undefined where it was no JSON. */
  body: unknown;
  /** What it wanted; undefined where it was refused. */
  asked?: Asked;
  /** Undefined where none was sent. */
  status?: number;
  sentBytes: number;
  /** Of the text that left the peer, roughly. */
  sentTokens: number;
  /** The caller left before the end. */
  hungUp: boolean;
  /** Fulfilled once it was answered to the end, or either side hung up. */
  over: Promise<void>;
};
// A request to a model provider, and what came of it.
