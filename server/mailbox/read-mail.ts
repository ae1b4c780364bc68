// What a page shows of a kept mail.
import { type AddressObject, simpleParser } from 'mailparser';

export type MailFacts = { subject: string; to: string; from: string; date: Date | undefined };
export type ReadableMail = MailFacts & {
  messageId: string;
  /** With its pictures inside, as data addresses. */
  html: string;
  text: string;
  files: { filename: string; contentType: string; content: Buffer }[];
};

/** Reads a whole mail. */
export async function readMail(raw: Buffer): Promise<ReadableMail> {
  const mail = await simpleParser(raw);
  return {
    subject: mail.subject ?? '',
    to: addressText(mail.to),
    from: addressText(mail.from),
    date: mail.date,
    messageId: mail.messageId ?? '',
    html: mail.html || '',
    text: mail.text ?? '',
    files: mail.attachments
      .filter((file) => !file.related)
      .map((file) => ({
        filename: file.filename ?? 'attachment',
        contentType: file.contentType,
        content: file.content,
      })),
  };
}

/** Reads the headers alone, from the beginning of a mail. */
export async function readMailFacts(beginning: Buffer): Promise<MailFacts> {
  const end = beginning.indexOf('\r\n\r\n');
  const { subject, to, from, date } = await readMail(
    end === -1 ? beginning : beginning.subarray(0, end + 4),
  );
  return { subject, to, from, date };
}

const addressText = (addresses: AddressObject | AddressObject[] | undefined): string =>
  [addresses ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');
