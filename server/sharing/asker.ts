import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Visitor } from '../analytics/usage.ts';
import type { ShareRow } from './find-share.ts';

/** Who is at a link. */
export type Asker = {
  viewer: Viewer | null;
  network: string;
  ipAddress: string;
  /** Whose look counts; null for robots, for whoever asks not to be counted, and for programs that look ahead. */
  visitor: Visitor | null;
  /** The hash of this browser's key, or null before it wrote anything. */
  browser(): string | null;
  /** The same; the answer gives a key to a browser that has none. */
  giveBrowser(): string;
  /** Whether this browser said the pass phrase that the link asks for now. */
  hasSaid(share: ShareRow): boolean;
  /** Has the answer tell the browser that it did. */
  noteSaid(share: ShareRow): void;
};
