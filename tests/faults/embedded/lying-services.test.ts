// Outside services that answer 200 with what is no answer: each ends in an error of its gateway, in time, and
// nothing is taken for done.
import { pino } from 'pino';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { readWav } from '#domain/animatic/speech/read-wav.ts';
import type { Database } from '#server/db/database.ts';
import { sampleLead } from '#server/gateways/leads/contract.ts';
import { readServiceAccount } from '#server/gateways/leads/service-account.ts';
import { openSheetsLeads } from '#server/gateways/leads/sheets.ts';
import { openSmtp } from '#server/gateways/mail/smtp.ts';
import { openModels } from '#server/gateways/models/open-models.ts';
import { sampleOrder } from '#server/gateways/payments/contract.ts';
import { openStripe } from '#server/gateways/payments/stripe.ts';
import { openS3Storage } from '#server/gateways/storage/s3.ts';
import { modelProviders, pictureProviders, speechProviders } from '#server/settings/settings.ts';
import { type LieName, lies, startLiar, startLyingGreeting } from '#tests/peers/liar.ts';
import { serviceAccount } from '#tests/peers/sheets.ts';

// A provider's library is read from disk at its first question: on a busy machine that is no silence of the service.
beforeAll(async () => {
  await Promise.all([
    import('@ai-sdk/anthropic'),
    import('@ai-sdk/google'),
    import('@ai-sdk/openai'),
    import('@ai-sdk/openai-compatible'),
  ]);
});

const names = Object.keys(lies) as LieName[];
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});
async function lie(name: LieName) {
  const liar = await startLiar(name);
  open.push(liar);
  return liar;
}
const failureOf = (asked: Promise<unknown> | undefined): Promise<Error> =>
  (asked ?? Promise.resolve('there is no such model')).then(
    (answer) => {
      throw new Error(`This was believed: ${JSON.stringify(answer)?.slice(0, 200)}`);
    },
    (error) => error,
  );
/** What of an endless answer is read before it is left. */
const mostBytes = 256 * 1024 * 1024;

const modelsAt = (provider: (typeof modelProviders)[number], baseUrl: string) => {
  const place = {
    provider,
    apiKey: 'sk-peer-key',
    baseUrl,
    model: provider === 'google' ? 'gemini-3.1-flash-image' : 'some-model',
  };
  return openModels(
    {
      text: place,
      pictures: place,
      speech: { ...place, voices: { female: 'coral', male: 'onyx' } },
      patienceMs: 3_000,
      dailyBudget: 0,
      prices: { input: 0, output: 0, picture: 0, speech: 0 },
    },
    {
      db: undefined as unknown as Database,
      log: pino({ level: 'silent' }),
      now: () => new Date('2026-11-22T10:00:00Z'),
      silence: { beforeFirstMs: 500, betweenMs: 500 },
      wait: async () => {},
    },
  );
};
const soon = () => ({ signal: AbortSignal.timeout(2_000) });
const ask = {
  instructions: 'Be brief.',
  messages: [{ role: 'user' as const, content: 'Who bakes?' }],
  maxOutputTokens: 500,
};
const each = <Kind>(kinds: readonly Kind[]) =>
  kinds.flatMap((kind) => names.map((name) => [kind, name] as const));

test.each(each(modelProviders))('PROOF-05 %s writes %s: a failure', async (provider, name) => {
  const liar = await lie(name);
  const failure = await failureOf(modelsAt(provider, liar.url).text?.write(ask, soon()));
  expect(failure).toMatchObject({ name: 'ModelError', setback: expect.any(String) });
  expect(liar.asked).toBeGreaterThan(0);
  expect(liar.sentBytes).toBeLessThan(mostBytes);
});

test.each(each(pictureProviders))('PROOF-05 %s draws %s: a failure', async (provider, name) => {
  const liar = await lie(name);
  const asked = { prompt: 'a loaf', aspect: '16:9' as const };
  const failure = await failureOf(modelsAt(provider, liar.url).pictures?.draw(asked, soon()));
  expect(failure).toMatchObject({ name: 'ModelError' });
  expect(liar.asked).toBeGreaterThan(0);
  expect(liar.sentBytes).toBeLessThan(mostBytes);
});

test.each(each(speechProviders))('PROOF-05 %s speaks %s: no sound', async (provider, name) => {
  const liar = await lie(name);
  const said = modelsAt(provider, liar.url).speech?.speak(
    { text: 'Come in.', voice: 'male' },
    soon(),
  );
  const heard = await said?.then(
    ({ bytes }) => readWav(bytes),
    (error) => error,
  );
  if (heard !== null) expect(heard).toMatchObject({ name: 'ModelError' });
  expect(liar.asked).toBeGreaterThan(0);
  expect(liar.sentBytes).toBeLessThan(mostBytes);
});

test.each(names)('PROOF-05 Stripe answers %s: no checkout, no payment, no refund', async (name) => {
  const liar = await lie(name);
  const keys = { secretKey: 'sk_test_4242', webhookSecret: 'whsec_4242' };
  const payments = openStripe({ ...keys, apiUrl: liar.url, answerMs: 600 });
  const order = sampleOrder();
  const questions = [
    payments.openCheckout(order),
    payments.readCheckout('cs_1'),
    payments.readSubscription('sub_1'),
    payments.refund({ id: order.id, paymentId: 'pi_1', cents: order.cents }),
    payments.setEnding({ subscriptionId: 'sub_1', ending: true }),
    payments.endNow('sub_1'),
    payments.expireCheckout('cs_1'),
    payments.openPortal({ customerId: 'cus_1', returnUrl: 'https://example.com/' }),
  ];
  const failures = await Promise.allSettled(questions);
  for (const one of failures) {
    expect(one).toMatchObject({ reason: { name: 'PaymentsError', outcome: 'unreachable' } });
  }
  expect(liar.asked).toBeGreaterThan(0);
  expect(liar.sentBytes).toBeLessThan(mostBytes);
});

test.each(names)('PROOF-05 a sheet answers %s: the lead is not kept', async (name) => {
  const liar = await lie(name);
  const account = readServiceAccount(serviceAccount());
  const leads = openSheetsLeads({ id: 'sheet', account, url: liar.url, timeoutMs: 500 });
  const failures = [leads.append(sampleLead()), leads.remove(['a'])].map(failureOf);
  for (const failure of failures) expect(await failure).toMatchObject({ name: 'LeadsError' });
  expect(liar.asked).toBeGreaterThan(0);
  expect(liar.sentBytes).toBeLessThan(mostBytes);
});

test.each(names)('PROOF-05 a bucket answers %s: nothing is kept, listed or gone', async (name) => {
  const liar = await lie(name);
  const storage = openS3Storage({
    url: `${liar.url}/pictures`,
    region: 'eu-central-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    timeoutMs: 500,
    pauseMs: 1,
  });
  const key = 'a.txt';
  const failures = [
    storage.check(),
    storage.put(key, new TextEncoder().encode('x'), 'text/plain; charset=utf-8'),
    storage.get(key),
    storage.list(''),
    storage.deleteOlder(key, new Date()),
  ].map(failureOf);
  for (const failure of failures) expect(await failure).toMatchObject({ name: 'StorageError' });
  expect(liar.asked).toBeGreaterThan(0);
  expect(liar.sentBytes).toBeLessThan(mostBytes);
});

test.each(names)('PROOF-05 a mail server greets with %s: the mail waits', async (name) => {
  const liar = await startLyingGreeting(name);
  open.push(liar);
  const mail = openSmtp({
    url: `smtp://127.0.0.1:${liar.port}`,
    from: { name: 'House', address: 'house@example.com' },
    timeouts: { connectMs: 500, answerMs: 500 },
  });
  const failure = await failureOf(mail.check?.());
  expect(failure).toMatchObject({ name: 'MailError' });
  await mail.close();
});
