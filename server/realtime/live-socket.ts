// One open socket: what it says, what it is told, and when it has to go.
import { type RawData, WebSocket } from 'ws';
import { isLiveChannel, type LiveChannel, type LiveTopic } from '#domain/live/channels.ts';
import { clientMessage, type ServerMessage } from '#domain/live/messages.ts';
import type { SignedIn } from '../accounts/find-viewer.ts';
import { mayHear } from '../policies.ts';
import type { RealtimeLimits } from './realtime-limits.ts';
import { openThrottle } from './throttle.ts';

export type LiveSocket = {
  /** Whose it is; the roles are kept up to date. */
  signedIn: SignedIn;
  /** What it has subscribed to. */
  channels: ReadonlySet<LiveChannel>;
  /** Says that a topic may have changed. */
  tell(channel: LiveChannel, topic: LiveTopic): void;
  /** Lets the other end show that it is there; whoever did not for a while is cut off. */
  beat(): void;
  close(code: number, reason: string): void;
};

const textsOnly = 1003;
const againstRules = 1008;

/** Answers what comes over the socket. It is nobody's who has not said so before: see admit.ts. */
export function openLiveSocket(
  socket: WebSocket,
  signedIn: SignedIn,
  limits: RealtimeLimits,
): LiveSocket {
  const channels = new Set<LiveChannel>();
  const send = (message: ServerMessage) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify(message));
    if (socket.bufferedAmount > limits.bufferedBytes) socket.terminate();
  };
  const throttle = openThrottle(send, limits.pauseMs);
  const pulse = openPulse(socket, limits);
  const own: LiveSocket = {
    signedIn,
    channels,
    tell: throttle.tell,
    beat: pulse.beat,
    close(code, reason) {
      socket.close(code, reason);
      const late = setTimeout(() => socket.terminate(), limits.closeMs);
      socket.once('close', () => clearTimeout(late));
    },
  };
  const answer = (data: RawData) => {
    const { data: message } = clientMessage.safeParse(jsonOf(data));
    if (!message) return own.close(againstRules, 'not understood');
    if (message.type === 'heartbeat') return send({ type: 'heartbeat' });
    const { channel } = message;
    if (!isLiveChannel(channel) || !mayHear(own.signedIn.viewer, channel)) {
      return send({ type: 'refused', channel, message: 'There is no such channel for you.' });
    }
    channels.add(channel);
    send({ type: 'subscribed', channel });
  };
  const heard = () => {
    if (socket.readyState !== WebSocket.OPEN) return false;
    if (pulse.count()) return true;
    own.close(againstRules, 'too many messages');
    return false;
  };
  socket.on('message', (data, isBinary) => {
    if (!heard()) return;
    if (isBinary) own.close(textsOnly, 'texts only');
    else answer(data);
  });
  socket.on('ping', heard).on('pong', heard);
  // A frame that is none, or too long: the library has said so and closes.
  socket.on('error', () => {});
  socket.on('close', throttle.stop);
  return own;
}

/** Counts what comes between two heartbeats: nothing at all, or too much. */
function openPulse(socket: WebSocket, limits: RealtimeLimits) {
  let missed = 0;
  let messages = 0;
  return {
    /** Control frames count too: each is answered. False when it was too many. */
    count() {
      missed = 0;
      messages += 1;
      return messages <= limits.messages;
    },
    beat() {
      messages = 0;
      missed += 1;
      if (missed > limits.missedHeartbeats) socket.terminate();
      else if (socket.readyState === WebSocket.OPEN) socket.ping();
    },
  };
}

// As long as `messageBytes` at most.
function jsonOf(data: RawData): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}
