import { MailError } from './port.ts';

// Of node:tls, which the mailer keeps under a code of its own.
const certificateCode =
  /^(?:DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)|CERT_|ERR_TLS_CERT)/;
const untrusted = (code: string) =>
  `The certificate of the mail server is not trusted (${code}). Mend it, give its authority in NODE_EXTRA_CA_CERTS, or, for a server of your own, add ?tls.rejectUnauthorized=false to SMTP_URL.`;

const nobodyThere = (code: number) =>
  `The mail server answered ${code}: nobody is at this address. Nothing more is mailed there until an administrator lifts that.`;

type SmtpError = Error & {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  response?: string;
  command?: string;
};

// RFC 5321 and 3463: no such mailbox, not here, moved. What names a policy, a full mailbox or our own
// server is about something else: nobody would get mail any more because one setting is wrong.
const noMailboxCodes = [550, 551, 553];
const otherReason =
  /\b(?:5\.[02-9]\.\d{1,3}|5\.1\.[0457-9]|relay|policy|spam|spf|dkim|dmarc|blocked|blacklist|denied|reputation|authenti|quota|full|sender)/i;

const isNoMailbox = ({ code, command, responseCode = 0, response = '' }: SmtpError): boolean =>
  code === 'EENVELOPE' &&
  command === 'RCPT TO' &&
  noMailboxCodes.includes(responseCode) &&
  !otherReason.test(response.slice(0, 2_000));

/**
 * Turns the mailer's error into what became of the mail. `given` says that the whole message had
 * left before the failure: only then can a lost connection hide an accepted mail.
 */
export function explainFailure(error: unknown, given: boolean): MailError {
  if (error instanceof MailError) return error;
  const { code = '', originalCode = '', responseCode } = error as SmtpError;
  const options = { cause: error };
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    return new MailError('temporary', 'The mail server refused the sign-in.', options);
  }
  if (certificateCode.test(originalCode)) {
    return new MailError('temporary', untrusted(originalCode), options);
  }
  if (code === 'ETLS') {
    return new MailError('temporary', 'No encrypted connection to the mail server.', options);
  }
  if (responseCode !== undefined) {
    // An answer about this mail is final from 500 up; one about the connection is not about it.
    const aboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
    const outcome = aboutMail && responseCode >= 500 ? 'permanent' : 'temporary';
    if (isNoMailbox(error as SmtpError)) {
      return new MailError(outcome, nobodyThere(responseCode), { ...options, isNoMailbox: true });
    }
    return new MailError(outcome, `The mail server answered ${responseCode}.`, options);
  }
  if (code === 'EENVELOPE') {
    return new MailError('permanent', 'The mail server cannot be given this address.', options);
  }
  if (given) {
    return new MailError('unknown', 'The mail server took the mail and did not answer.', options);
  }
  const message =
    code === 'ETIMEDOUT' ? 'The mail server did not answer.' : 'The mail server was not reached.';
  return new MailError('temporary', message, options);
}
