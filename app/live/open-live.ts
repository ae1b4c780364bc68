// Brings news to whoever listens: over the socket, or by asking while there is none.
import type { LiveChannel } from '#domain/live/channels.ts';
import type { ServerMessage } from '#domain/live/messages.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { onSessionEvent, readSession } from '../session/session-store.ts';
import { openLine } from './open-line.ts';
import { openPolling } from './open-polling.ts';
import { openSubscribers, type Subscriber } from './open-subscribers.ts';

const mostFailed = 3;
/** Between two screens, and after a session that another has replaced. */
const graceMs = 1_000;

const isSignedOut = () => readSession().status === 'signed-out';

/** Makes the function that tells a hearer of a channel, until its result is called. */
export function openLive(): (channel: LiveChannel, subscriber: Subscriber) => () => void {
  const subscribers = openSubscribers();
  const polling = openPolling(
    () => {
      for (const channel of subscribers.channels()) subscribers.tell(channel);
    },
    () => subscribers.stand('polling'),
  );
  const connection = openConnection(subscribers, polling);
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let unfollow: (() => void) | undefined;
  const leave = () => {
    if (subscribers.channels().length > 0) return;
    connection.stop();
    unfollow?.();
    unfollow = undefined;
  };
  return (channel, subscriber) => {
    clearTimeout(leaving);
    unfollow ??= follow(connection, polling);
    const isNew = !subscribers.channels().includes(channel);
    const remove = subscribers.add(channel, subscriber);
    if (isNew) connection.subscribe(channel);
    connection.start();
    return () => {
      remove();
      leaving = setTimeout(leave, graceMs);
    };
  };
}

type Subscribers = ReturnType<typeof openSubscribers>;
type Polling = ReturnType<typeof openPolling>;
type Connection = ReturnType<typeof openConnection>;

function openConnection(subscribers: Subscribers, polling: Polling) {
  let isUp = false;
  const miss = () => {
    if (isUp) subscribers.stand('connecting');
    isUp = false;
    polling.startLate();
  };
  const subscribe = (channel: LiveChannel) => line.say({ type: 'subscribe', channel });
  const start = () => {
    if (subscribers.channels().length === 0 || isSignedOut()) return;
    if (!isUp) polling.startLate();
    line.start();
  };
  const said = (message: ServerMessage) => {
    if (message.type === 'heartbeat') return;
    if (message.type === 'changed') return subscribers.tell(message.channel, message.topic);
    isUp = true;
    polling.stop();
    subscribers.stand('live');
    // Something may have changed since the page was read, or while nothing was heard; whoever is
    // refused finds out why by reading again.
    subscribers.tell(message.channel as LiveChannel); // we named it
  };
  const line = openLine({
    opened() {
      for (const channel of subscribers.channels()) subscribe(channel);
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
      subscribers.stand('connecting');
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
  // A machine that slept, and a page brought back from the history, show themselves without
  // having been hidden.
  const signs = ['focus', 'online', 'pageshow'];
  document.addEventListener('visibilitychange', wake);
  for (const sign of signs) addEventListener(sign, wake);
  return () => {
    stopSession();
    document.removeEventListener('visibilitychange', wake);
    for (const sign of signs) removeEventListener(sign, wake);
  };
}
