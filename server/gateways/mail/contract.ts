// What every way out must do; each adapter's test runs it.
import { type ParsedMail, simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import type { Mail, MailMessage } from './port.ts';

export type OpenMail = { mail: Mail; received(): Promise<Buffer[]> };

const pixel = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0xff, 0xd9]);

/** A mail with everything in it; pass what should differ. */
export const sampleMessage = (changes: Partial<MailMessage> = {}): MailMessage => ({
  messageId: '<3f0c7a52-6a53-4d6c-9f43-0d7a4f0f9d11@ad-builder.example>',
  date: new Date('2026-11-20T12:00:00Z'),
  to: { name: '', address: 'june@example.com' },
  subject: 'Your creative package from AD BUILDER',
  html: '<p>Łódź 面包 🥐</p><img src="cid:frame-1@ad-builder" alt="A window">',
  text: 'Łódź 面包 🥐\n.\n.a line that begins with a dot\nFrom here on\n',
  attachments: [
    { filename: 'package.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.3') },
  ],
  inlineImages: [
    {
      cid: 'frame-1@ad-builder',
      filename: 'frame-1.jpg',
      contentType: 'image/jpeg',
      content: pixel,
    },
  ],
  stopUrl: 'https://ad-builder.example/mail/stop?address=june%40example.com&proof=abc',
  ...changes,
});

/** Declares the tests of the contract for ways out that `open` makes, each of them empty. */
export function mailContract(open: () => Promise<OpenMail>): void {
  const sendOne = async (changes: Partial<MailMessage> = {}): Promise<ParsedMail> => {
    const { mail, received } = await open();
    await mail.send(sampleMessage(changes));
    const [raw] = await received();
    return simpleParser(raw ?? '');
  };

  test('MAIL-02 a mail arrives whole: HTML, text, pictures inside, files attached', async () => {
    const arrived = await sendOne();
    expect(arrived.subject).toBe('Your creative package from AD BUILDER');
    expect(arrived.text).toBe(sampleMessage().text);
    expect(String(arrived.html)).toContain('Łódź 面包 🥐');
    const [inline, attached] = arrived.attachments;
    expect(inline).toMatchObject({ cid: 'frame-1@ad-builder', contentType: 'image/jpeg' });
    expect(inline?.related).toBe(true);
    expect(inline?.content.equals(pixel)).toBe(true);
    expect(attached).toMatchObject({ filename: 'package.pdf', contentType: 'application/pdf' });
    expect(attached?.content.toString()).toBe('%PDF-1.3');
  });

  test('MAIL-07 a mail says how to stop it, for a button of the mail program', async () => {
    const arrived = await sendOne();
    expect(arrived.headers.get('list')).toMatchObject({
      unsubscribe: { url: sampleMessage().stopUrl },
      'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
    });
  });

  test('a mail sent again keeps its id, so that a second copy can be recognised', async () => {
    const { mail, received } = await open();
    const first = await mail.send(sampleMessage());
    const second = await mail.send(sampleMessage());
    expect(first.messageId).toBe(sampleMessage().messageId);
    expect(second).toEqual(first);
    const ids = await Promise.all(
      (await received()).map(async (raw) => (await simpleParser(raw)).messageId),
    );
    expect(new Set(ids)).toEqual(new Set([sampleMessage().messageId]));
  });

  test.each([
    'june@example.com\r\nBcc: other@example.com',
    'june@example.com, other@example.com',
    'june@example.com <other@example.com>',
    'group: june@example.com, other@example.com;',
    '"june@example.com" other@example.com',
    'june@exa mple.com',
    'june',
    '',
  ])('MAIL-07 an address that is more or less than one mailbox is refused: %j', async (address) => {
    const { mail, received } = await open();
    const sent = mail.send(sampleMessage({ to: { name: '', address } }));
    await expect(sent).rejects.toMatchObject({ name: 'MailError', outcome: 'permanent' });
    expect(await received()).toEqual([]);
  });

  test('MAIL-07 a name cannot begin a header', async () => {
    const { mail, received } = await open();
    const to = { name: 'June\r\nBcc: other@example.com', address: 'june@example.com' };
    await expect(mail.send(sampleMessage({ to }))).rejects.toMatchObject({ outcome: 'permanent' });
    expect(await received()).toEqual([]);
  });
}
