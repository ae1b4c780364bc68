// Brings news to whoever listens: over the socket, or by asking while there is none.
import type { LiveChannel } from '#domain/live/channels.ts';
import type { ServerMessage } from '#domain/live/messages.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { onSessionEvent, readSession } from '../session/session-store.ts';
import { type Hearer, openHearers } from './open-hearers.ts';
import { openLine } from './open-line.ts';
import { openPolling } from './open-polling.ts';

const mostFailed = 3;
/** Between two screens, and after a session that another has replaced. */
const graceMs = 1_000;

const isSignedOut = () => readSession().status === 'signed-out';

/** Makes the function that tells a hearer of a channel, until its result is called. */
export function openLive(): (channel: LiveChannel, hearer: Hearer) => () => void {
  const hearers = openHearers();
  const polling = openPolling(
    () => {
      for (const channel of hearers.channels()) hearers.tell(channel);
    },
    () => hearers.stand('polling'),
  );
  const connection = openConnection(hearers, polling);
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let unfollow: (() => void) | undefined;
  const leave = () => {
    if (hearers.channels().length > 0) return;
    connection.stop();
    unfollow?.();
    unfollow = undefined;
  };
  return (channel, hearer) => {
    clearTimeout(leaving);
    unfollow ??= follow(connection, polling);
    const isNew = !hearers.channels().includes(channel);
    const remove = hearers.add(channel, hearer);
    if (isNew) connection.subscribe(channel);
    connection.start();
    return () => {
      remove();
      leaving = setTimeout(leave, graceMs);
    };
  };
}

type Hearers = ReturnType<typeof openHearers>;
type Polling = ReturnType<typeof openPolling>;
type Connection = ReturnType<typeof openConnection>;

function openConnection(hearers: Hearers, polling: Polling) {
  let isUp = false;
  const miss = () => {
    if (isUp) hearers.stand('connecting');
    isUp = false;
    polling.startLate();
  };
  const subscribe = (channel: LiveChannel) => line.say({ type: 'subscribe', channel });
  const start = () => {
    if (hearers.channels().length === 0 || isSignedOut()) return;
    if (!isUp) polling.startLate();
    line.start();
  };
  const said = (message: ServerMessage) => {
    if (message.type === 'heartbeat') return;
    if (message.type === 'changed') return hearers.tell(message.channel, message.topic);
    isUp = true;
    polling.stop();
    hearers.stand('live');
    // Something may have changed since the page was read, or while nothing was heard; whoever is
    // refused finds out why by reading again.
    hearers.tell(message.channel as LiveChannel); // we named it
  };
  const line = openLine({
    opened() {
      for (const channel of hearers.channels()) subscribe(channel);
    },
    said,
    down(failed) {
      miss();
      if (failed < mostFailed) return;
      polling.start();
      // A refusal looks like any other failure here: perhaps nobody is signed in any more.
      if (failed === mostFailed) void refreshSession();
    },
    signedOut() {
      miss();
      // Another tab that signed out is about to say so, which leads elsewhere than a session that
      // ended; or another session has taken its place.
      setTimeout(() => void refreshSession().then(start), graceMs);
    },
  });
  return {
    subscribe,
    start,
    wake: line.wake,
    stop() {
      line.stop();
      polling.stop();
      hearers.stand('connecting');
      isUp = false;
    },
  };
}

/** Goes with the session and with who looks at the tab. Returns how to stop. */
function follow(connection: Connection, polling: Polling): () => void {
  const stopSession = onSessionEvent((event) => {
    if (isSignedOut()) connection.stop();
    else if (event === 'signed-in') connection.start();
  });
  const wake = () => {
    if (document.hidden || isSignedOut()) return;
    connection.wake();
    polling.ask();
  };
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  return () => {
    stopSession();
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('online', wake);
  };
}
