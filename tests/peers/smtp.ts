// A real SMTP server on a free loopback port, as well or badly behaved as a test asks.
import { SMTPServer } from 'smtp-server';

/** What the peer does with the next mails. A number is the SMTP code it answers after the message. */
export type PeerMood =
  | 'accept'
  | number
  | { recipient: number }
  | 'hang'
  | 'hang-after-data'
  | 'drop'
  | 'drop-after-data';

export type SmtpPeer = {
  port: number;
  /** Moods for the next mails, one each; then it accepts. */
  moods: PeerMood[];
  /** How many connections it keeps waiting for an answer. */
  hanging(): number;
  /** The messages it answered with 250, as they arrived. */
  accepted: Buffer[];
  /** Every message that arrived in full, whatever was answered. */
  seen: Buffer[];
  /** For each message: was the connection encrypted, and who had signed in. */
  sessions: { secure: boolean; user: string | undefined }[];
  url(options?: { user?: string; query?: string; host?: string }): string;
  close(): Promise<void>;
};

export type PeerOptions = {
  /** Refuses mail from those who have not signed in as this user. */
  user?: { name: string; password: string };
  startTls?: boolean;
};

export async function startSmtpPeer({
  user,
  startTls = true,
}: PeerOptions = {}): Promise<SmtpPeer> {
  const moods: PeerMood[] = [];
  const accepted: Buffer[] = [];
  let hung = 0;
  const seen: Buffer[] = [];
  const sessions: SmtpPeer['sessions'] = [];
  const server: SMTPServer = new SMTPServer({
    authOptional: !user,
    disabledCommands: startTls ? [] : ['STARTTLS'],
    closeTimeout: 200,
    logger: false, // its certificate is a known one, which is right for a test
    onAuth({ username, password }, _session, done) {
      if (username === user?.name && password === user?.password) done(null, { user: username });
      else done(new Error('Invalid login'));
    },
    onRcptTo(_address, _session, done) {
      const mood = moods[0];
      if (typeof mood === 'object') done(failure(moods.shift() && mood.recipient));
      else if (mood === 'drop') cutConnections(moods, server);
      else if (mood === 'hang') hung += 1;
      else done();
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const message = Buffer.concat(parts);
        const mood = moods.shift() ?? 'accept';
        seen.push(message);
        sessions.push({ secure: session.secure, user: session.user as string | undefined });
        if (typeof mood === 'number') return done(failure(mood));
        if (mood === 'hang-after-data') return;
        if (mood === 'drop-after-data') return cutConnections([], server);
        accepted.push(message);
        done();
      });
    },
  });
  server.on('error', () => {}); // connections that tests cut on purpose
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as { port: number };
  return {
    port,
    moods,
    hanging: () => hung,
    accepted,
    seen,
    sessions,
    url: ({ user: as, query = '', host = '127.0.0.1' } = {}) =>
      `smtp://${as ? `${as}@` : ''}${host}:${port}${query}`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

const failure = (code: number | undefined) =>
  Object.assign(new Error('As the test asked'), { responseCode: code });

// Ends every connection without an answer.
function cutConnections(moods: PeerMood[], server: SMTPServer): void {
  moods.shift();
  for (const connection of server.connections) {
    (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
  }
}
