// The real way out: an SMTP server, through a small pool of kept connections.
import { Readable } from 'node:stream';
import { composeMail } from './compose.ts';
import type { Mail, MailAddress } from './port.ts';
import { explainFailure } from './smtp-failure.ts';

export type SmtpOptions = {
  /**
   * `smtp://user:password@host:587` or `smtps://…:465`. Encryption is required unless the host is
   * this machine or the address says `?requireTLS=false`; `?tls.rejectUnauthorized=false` accepts
   * any certificate.
   */
  url: string;
  from: MailAddress;
  /** How long to wait for a connection, and for each answer after that. */
  timeouts?: { connectMs: number; answerMs: number };
};

const patience = { connectMs: 15_000, answerMs: 60_000 };

export function openSmtp({ url, from, timeouts = patience }: SmtpOptions): Mail {
  const openTransport = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      pool: true,
      maxConnections: 2,
      maxMessages: 50,
      ...readSmtpUrl(url),
      connectionTimeout: timeouts.connectMs,
      greetingTimeout: timeouts.connectMs,
      dnsTimeout: timeouts.connectMs,
      socketTimeout: timeouts.answerMs,
    });
  };
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    async send(message) {
      const bytes = await composeMail(message, from);
      const raw = Readable.from(pieces(bytes), { objectMode: false });
      try {
        transport ??= openTransport();
        await (await transport).sendMail({
          envelope: { from: from.address, to: [message.to.address] },
          raw,
        });
      } catch (error) {
        throw explainFailure(error, raw.readableEnded);
      }
      return { messageId: message.messageId };
    },
    async check() {
      try {
        transport ??= openTransport();
        await (await transport).verify();
      } catch (error) {
        throw explainFailure(error, false);
      }
    },
    async close() {
      (await transport)?.close();
    },
  };
}

// In pieces, so that the end is read only while the server takes the message in. A mail too small
// for that counts as given a little early, which errs on the side of `unknown`.
function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}
const pieceBytes = 16_384;

function readSmtpUrl(text: string) {
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  const plainAllowed =
    isThisMachine(url.hostname) || url.searchParams.get('requireTLS') === 'false';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !plainAllowed,
    ...(url.username
      ? {
          auth: {
            user: decodeURIComponent(url.username),
            pass: decodeURIComponent(url.password),
          },
        }
      : {}),
    tls: { rejectUnauthorized: url.searchParams.get('tls.rejectUnauthorized') !== 'false' },
  };
}

const isThisMachine = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
