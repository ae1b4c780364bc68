// Which open socket is told what, and which has to go because its session has.
import { channelTopics, type LiveTopic } from '#domain/live/channels.ts';
import { closeCodes } from '#domain/live/messages.ts';
import { mayHear } from '../policies.ts';
import type { Services } from '../services.ts';
import { findRoles } from './find-roles.ts';
import type { LiveSocket } from './live-socket.ts';
import type { RealtimeLimits } from './realtime-limits.ts';

type Parts = Pick<Services, 'changes' | 'db' | 'log' | 'now'>;
type Hub = {
  /** How many ends of sessions were heard of so far. */
  seen(): number;
  /**
   * Tells a socket of changes from now on. `seen` is how many ends were heard of before its session
   * was looked up. Returns how to stop.
   */
  add(socket: LiveSocket, seen: number): () => void;
  /** Stops listening, and closes every socket. */
  close(code: number, reason: string): void;
};

export function openHub(services: Parts, limits: RealtimeLimits): Hub {
  const { changes, log } = services;
  const sockets = new Set<LiveSocket>();
  let ends = 0;
  const tell = (topic: LiveTopic, subject?: string) => {
    for (const socket of sockets) {
      for (const channel of socket.channels) {
        const isOf = (channelTopics[channel] as readonly LiveTopic[]).includes(topic);
        if (isOf && mayHear(socket.signedIn.viewer, channel, subject)) socket.tell(channel, topic);
      }
    }
  };
  const check = (some: readonly LiveSocket[]) =>
    checkSessions(services, some).catch((err) => log.error({ err }, 'sessions were not checked'));
  const stops = [
    ...channelTopics.admin.map((topic) =>
      changes.subscribe(topic, (subject) => tell(topic, subject)),
    ),
    changes.subscribe('sessions', (subject) => {
      ends += 1;
      void check([...sockets].filter(({ signedIn }) => isAbout(signedIn.viewer.id, subject)));
    }),
  ];
  const beating = setInterval(() => {
    for (const socket of sockets) socket.beat();
    void check([...sockets]); // sessions also run out
  }, limits.heartbeatMs).unref();
  return {
    seen: () => ends,
    add(socket, seen) {
      sockets.add(socket);
      if (seen !== ends) void check([socket]);
      return () => void sockets.delete(socket);
    },
    close(code, reason) {
      clearInterval(beating);
      for (const stop of stops) stop();
      for (const socket of sockets) socket.close(code, reason);
    },
  };
}

const isAbout = (id: string, subject: string | undefined) =>
  subject === undefined || subject === id;
const atOnce = 500;

async function checkSessions({ db, now }: Parts, sockets: readonly LiveSocket[]): Promise<void> {
  for (let at = 0; at < sockets.length; at += atOnce) {
    const some = sockets.slice(at, at + atOnce);
    const ids = new Set(some.map(({ signedIn }) => signedIn.sessionId));
    const rolesNow = await findRoles(db, [...ids], now());
    for (const socket of some) settle(socket, rolesNow);
  }
}

function settle(socket: LiveSocket, rolesNow: Awaited<ReturnType<typeof findRoles>>): void {
  const { signedIn } = socket;
  const roles = rolesNow.get(signedIn.sessionId);
  if (!roles) return void socket.close(closeCodes.signedOut, 'the session has ended');
  const viewer = { ...signedIn.viewer, roles };
  socket.signedIn = { ...signedIn, viewer };
  const hearsLess = [...socket.channels].some((channel) => !mayHear(viewer, channel));
  if (hearsLess) socket.close(closeCodes.mayHearLess, 'a role was taken away');
}
