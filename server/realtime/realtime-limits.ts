import { heartbeatMs } from '#domain/live/live-clock.ts';

/** What one socket, one session, one network and one process may have. */
export const realtimeLimits = {
  heartbeatMs,
  /** Who has shown nothing of themselves for so many heartbeats is gone. */
  missedHeartbeats: 2,
  /** A topic is told at most once in this time. */
  pauseMs: 200,
  /** What may wait for somebody who does not read. */
  bufferedBytes: 256 * 1024,
  messageBytes: 1024,
  /** Messages and control frames of a page, in a heartbeat's time. */
  messages: 60,
  socketsOfSession: 5,
  socketsOfNetwork: 40,
  sockets: 2_000,
  /** How long the other end may take to agree to a close. */
  closeMs: 500,
};
export type RealtimeLimits = typeof realtimeLimits;
