// How a finished mail leaves the product.

/** `address` is one plain mailbox; `name` may be empty. */
export type MailAddress = { name: string; address: string };

/** A file that travels with a mail. `filename` is plain ASCII. */
export type MailFile = { filename: string; contentType: string; content: Uint8Array };

export type MailMessage = {
  /**
   * Made once for a mail and kept when it is sent again, so that a second copy can be recognised:
   * `<uuid@host>`.
   */
  messageId: string;
  /** When the mail was asked for. Kept when it is sent again. */
  date: Date;
  to: MailAddress;
  subject: string;
  html: string;
  text: string;
  attachments: MailFile[];
  /** Pictures the HTML names as `cid:…`. */
  inlineImages: (MailFile & { cid: string })[];
  /** Where one POST stops further mail, for `List-Unsubscribe` (RFC 8058). */
  stopUrl?: string;
};

export interface Mail {
  /** Hands the mail over, or throws a MailError. */
  send(message: MailMessage): Promise<{ messageId: string }>;
  /** Connects and signs in, or throws a MailError that says what to change. */
  check?(): Promise<void>;
  /** Lets go of connections. */
  close(): Promise<void>;
}

/**
 * What became of a mail that could not be handed over: `temporary`, it was not taken and may be
 * tried again; `permanent`, it will never be taken; `unknown`, it was given but no answer came, so
 * another try may bring a second copy.
 */
export type MailOutcome = 'temporary' | 'permanent' | 'unknown';

/**
 * `message` says what happened, without addresses or content. `isNoMailbox`: there is nobody at the
 * address, so that no other mail will be taken for it either.
 */
export class MailError extends Error {
  override name = 'MailError';
  readonly outcome: MailOutcome;
  readonly isNoMailbox: boolean;

  constructor(
    outcome: MailOutcome,
    message: string,
    { isNoMailbox = false, ...options }: { cause?: unknown; isNoMailbox?: boolean } = {},
  ) {
    super(message, options);
    this.outcome = outcome;
    this.isNoMailbox = isNoMailbox;
  }
}
