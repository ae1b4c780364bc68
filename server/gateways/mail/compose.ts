// One finished mail as the bytes that travel (RFC 5322), the same for every way out.
import { type MailAddress, MailError, type MailMessage } from './port.ts';

// The mailer is loaded with the first mail: a start does not wait for it.
const openWriter = async () => {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};
let writer: ReturnType<typeof openWriter> | undefined;

/**
 * Writes the mail. Addresses are checked and given as objects: a mailer that is handed text takes
 * it apart, and would send to whatever stands behind a line break in it.
 */
export async function composeMail(message: MailMessage, from: MailAddress): Promise<Buffer> {
  writer ??= openWriter();
  const written = await (await writer).sendMail({
    messageId: checkMessageId(message.messageId),
    date: message.date,
    from: checkAddress(from),
    to: checkAddress(message.to),
    subject: message.subject,
    html: message.html,
    text: message.text,
    attachments: [
      ...message.inlineImages.map((image) => ({
        filename: image.filename,
        contentType: image.contentType,
        content: Buffer.from(image.content),
        cid: image.cid,
        contentDisposition: 'inline' as const,
      })),
      ...message.attachments.map((file) => ({
        filename: file.filename,
        contentType: file.contentType,
        content: Buffer.from(file.content),
      })),
    ],
    // Written by a machine (RFC 3834): whoever is away does not answer it.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(message.stopUrl ? stopHeaders(message.stopUrl) : {}),
    },
  });
  return written.message as Buffer;
}

function stopHeaders(url: string): Record<string, string> {
  const { href } = new URL(url);
  return {
    'List-Unsubscribe': `<${href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

const mailbox = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,253}$/u;

/** The address if it is one mailbox and nothing else; a MailError when it is not. */
export function checkAddress({ name, address }: MailAddress): MailAddress {
  if (!mailbox.test(address) || /\p{Cc}/u.test(address + name)) {
    throw new MailError('permanent', 'The address is not one mailbox.');
  }
  return { name, address };
}

function checkMessageId(messageId: string): string {
  if (!/^<[\w.-]+@[\w.-]+>$/.test(messageId)) {
    throw new MailError('permanent', 'The message id cannot be used.');
  }
  return messageId;
}
