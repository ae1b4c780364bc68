// The one socket of a tab: opened when somebody wants it, opened again when it is lost.
import { heartbeatMs, reconnectMs } from '#domain/live/live-clock.ts';
import {
  type ClientMessage,
  closeCodes,
  realtimePath,
  type ServerMessage,
  serverMessage,
} from '#domain/live/messages.ts';

type Line = {
  /** Connects, and again whenever the connection is lost, until `stop`. */
  start(): void;
  stop(): void;
  /** Connects now, or finds out whether what seems connected still is. */
  wake(): void;
  /** Nothing is said while it is not connected. */
  say(message: ClientMessage): void;
};
type LineEvents = {
  opened(): void;
  said(message: ServerMessage): void;
  /** Lost, or not opened: so many times since it stood for a while. */
  down(failed: number): void;
  /** The server ended the session: it is not connected again by itself. */
  signedOut(): void;
};

const longestOpeningMs = 10_000;
const longestAnswerMs = 5_000;

export function openLine(on: LineEvents): Line {
  let socket: WebSocket | undefined;
  let wanted = false;
  let failed = 0;
  let again: Timer;
  let opening: Timer;
  let stable: Timer;
  let quiet: Timer;
  let beating: ReturnType<typeof setInterval> | undefined;
  const leave = () => {
    for (const timer of [again, opening, stable, quiet]) clearTimeout(timer);
    clearInterval(beating);
    quiet = undefined;
    const left = socket;
    socket = undefined;
    left?.close();
  };
  // A tab that nobody sees connects when it is seen.
  const connect = () => {
    if (!wanted || socket || document.hidden) return;
    clearTimeout(again);
    const own = new WebSocket(location.origin.replace(/^http/, 'ws') + realtimePath);
    socket = own;
    opening = setTimeout(lose, longestOpeningMs);
    own.onopen = () => own === socket && open();
    own.onmessage = ({ data }) => own === socket && hear(data);
    own.onclose = ({ code }) => own === socket && lose(code);
  };
  const open = () => {
    clearTimeout(opening);
    stable = setTimeout(() => (failed = 0), heartbeatMs);
    beating = setInterval(beat, heartbeatMs);
    on.opened();
  };
  const hear = (data: unknown) => {
    clearTimeout(quiet);
    quiet = undefined;
    const { data: message } = serverMessage.safeParse(jsonOf(data));
    if (message) on.said(message);
  };
  const lose = (code?: number) => {
    leave();
    if (code === closeCodes.signedOut) return on.signedOut();
    again = setTimeout(connect, reconnectMs(failed));
    failed += 1;
    on.down(failed);
  };
  const say = (message: ClientMessage) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const beat = () => {
    say({ type: 'heartbeat' });
    quiet ??= setTimeout(lose, longestAnswerMs);
  };
  return {
    start() {
      wanted = true;
      connect();
    },
    stop() {
      wanted = false;
      failed = 0;
      leave();
    },
    wake() {
      if (socket?.readyState === WebSocket.OPEN) beat();
      else connect();
    },
    say,
  };
}

type Timer = ReturnType<typeof setTimeout> | undefined;

function jsonOf(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}
