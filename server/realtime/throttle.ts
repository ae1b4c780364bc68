import type { LiveChannel, LiveTopic } from '#domain/live/channels.ts';
import type { ServerMessage } from '#domain/live/messages.ts';

/**
 * Tells of a topic at once, and what comes within `pauseMs` once more when these are over: of many
 * changes the first and the last are told.
 */
export function openThrottle(send: (message: ServerMessage) => void, pauseMs: number) {
  const told = new Set<string>();
  const waiting = new Map<string, ServerMessage>();
  let pause: NodeJS.Timeout | undefined;
  const tell = (channel: LiveChannel, topic: LiveTopic) => {
    const key = `${channel} ${topic}`;
    const message = { type: 'changed', channel, topic } as const;
    if (told.has(key)) {
      waiting.set(key, message);
      return;
    }
    told.add(key);
    pause ??= setTimeout(goOn, pauseMs);
    send(message);
  };
  const goOn = () => {
    pause = undefined;
    told.clear();
    const late = [...waiting];
    waiting.clear();
    if (late.length > 0) pause = setTimeout(goOn, pauseMs);
    for (const [key, message] of late) {
      told.add(key);
      send(message);
    }
  };
  return { tell, stop: () => clearTimeout(pause) };
}
