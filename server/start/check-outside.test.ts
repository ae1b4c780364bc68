import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { type SmtpPeer, startSmtpPeer } from '#tests/peers/smtp.ts';
import { openSmtp } from '../gateways/mail/smtp.ts';
import { type Payments, PaymentsError } from '../gateways/payments/port.ts';
import { checkOutside } from './check-outside.ts';

let peer: SmtpPeer;
afterEach(() => peer.close());

type Line = { level: number; service: string; reason?: string; msg: string };
async function linesOf(options: Parameters<SmtpPeer['url']>[0], check?: () => Promise<void>) {
  peer = await startSmtpPeer({ user: { name: 'ads', password: 'right' } });
  const mail = openSmtp({
    url: peer.url(options),
    from: { name: 'AD BUILDER', address: 'ads@example.com' },
    timeouts: { connectMs: 1_000, answerMs: 1_000 },
  });
  const lines: Line[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  const payments = { kind: 'stripe', check } as Payments;
  await checkOutside({ log, mail, payments });
  await mail.close();
  return lines;
}
const any = 'tls.rejectUnauthorized=false';

test('MAIL-06 a mail server that takes the sign-in is said to answer', async () => {
  const lines = await linesOf({ user: 'ads:right', query: `?${any}` }, async () => {});
  expect(lines.map(({ service, level }) => [service, level])).toEqual([
    ['payments', 30],
    ['mail', 30],
  ]);
});

test.each([
  [{ user: 'ads:wrong', query: `?${any}` }, /refused the sign-in/],
  [{ user: 'ads:right' }, /certificate .* is not trusted .*tls\.rejectUnauthorized=false/],
])('MAIL-06 with %j it is said what is wrong', async (options, reason) => {
  const [line] = await linesOf(options);
  expect(line).toMatchObject({
    service: 'mail',
    level: 50,
    msg: expect.stringContaining('SMTP_URL'),
  });
  expect(line?.reason).toMatch(reason);
});

test('PAY-05 a key that is refused is said after the start', async () => {
  const lines = await linesOf({ user: 'ads:right', query: `?${any}` }, async () => {
    throw new PaymentsError('unreachable', 'Stripe answered 401: invalid_request_error');
  });
  expect(lines.find(({ service }) => service === 'payments')).toMatchObject({
    level: 50,
    reason: 'Stripe answered 401: invalid_request_error',
    msg: expect.stringContaining('STRIPE_SECRET_KEY'),
  });
});
