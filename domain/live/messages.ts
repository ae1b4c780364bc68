// What is said over the live socket, in JSON texts.
import { z } from 'zod';
import { channelTopics, type LiveChannel, type LiveTopic } from './channels.ts';

/** Where the socket is. */
export const realtimePath = '/api/realtime';

/** What a page says. `channel` may name none of ours: that is refused, not misunderstood. */
export const clientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe'), channel: z.string() }),
  z.object({ type: z.literal('heartbeat') }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

const channel = z.enum(Object.keys(channelTopics) as [LiveChannel, ...LiveChannel[]]);
const topic = z.enum(channelTopics.admin satisfies readonly LiveTopic[]);

/** What the server says. `changed`: something of the topic may be another by now. */
export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribed'), channel }),
  z.object({ type: z.literal('refused'), channel: z.string(), message: z.string() }),
  z.object({ type: z.literal('changed'), channel, topic }),
  z.object({ type: z.literal('heartbeat') }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;

/** Why the server closed a socket, where it is nothing that the protocol of sockets has a code for. */
export const closeCodes = {
  /** The session has ended: connecting again makes no sense. */
  signedOut: 4401,
  /** The member may hear less than before: connect and ask again. */
  mayHearLess: 4403,
} as const;
