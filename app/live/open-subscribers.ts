// Who on this page listens to which channel.
import { channelTopics, type LiveChannel, type LiveTopic } from '#domain/live/channels.ts';

/** Whether news arrives by itself, will presently, or is asked for every 15 s. */
export type LiveState = 'connecting' | 'live' | 'polling';
export type Subscriber = { changed(topic: LiveTopic): void; stands(state: LiveState): void };

export function openSubscribers() {
  const byChannel = new Map<LiveChannel, Set<Subscriber>>();
  let state: LiveState = 'connecting';
  return {
    channels: () => [...byChannel.keys()],
    /** Returns how to stop. */
    add(channel: LiveChannel, subscriber: Subscriber): () => void {
      const some = byChannel.get(channel) ?? new Set();
      byChannel.set(channel, some.add(subscriber));
      subscriber.stands(state);
      return () => {
        some.delete(subscriber);
        if (some.size === 0 && byChannel.get(channel) === some) byChannel.delete(channel);
      };
    },
    /** Without a topic: of each. */
    tell(channel: LiveChannel, topic?: LiveTopic): void {
      const topics = topic ? [topic] : channelTopics[channel];
      for (const { changed } of [...(byChannel.get(channel) ?? [])]) topics.forEach(changed);
    },
    stand(next: LiveState): void {
      if (state === next) return;
      state = next;
      for (const some of byChannel.values()) for (const { stands } of some) stands(next);
    },
  };
}
