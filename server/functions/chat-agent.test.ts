import { afterAll, expect, test, vi } from 'vitest';
import { openTestServices } from '#tests/database/open-test-services.ts';
import { openMetrics } from '../http/edge/monitoring/metrics.ts';
import { createHttp } from '../http.ts';
import { functionDefinitions } from './serving/registry.ts';

const opened = await openTestServices({ BRAND_PHONE: '+1 213 555 0142' });
const app = createHttp(opened.services, {
  health: { check: async () => {}, isStopping: () => false },
  metrics: openMetrics(opened.jobs),
  functions: functionDefinitions,
  connection: opened.database.connection,
});
afterAll(() => opened.close());

// Each question from a network of its own, but where limits are what is asked about.
const networks = Array(250).keys();
const call = (body: object, address = `203.0.113.${networks.next().value}`) =>
  app.request(
    '/api/functions/chat-agent',
    {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    },
    { incoming: { socket: { remoteAddress: address } } } as never,
  );
const messagesOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: { fields: { message: string }[] } };
  return error.fields.map(({ message }) => message);
};

test('CHAT-03 chat-agent answers response, source, suggestions and an action', async () => {
  const answer = await call({ message: ' How do I reach a person? ', conversationHistory: [] });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    response: expect.stringContaining('To reach a person, call +1 213 555 0142'),
    source: 'built-in',
    suggestions: expect.any(Array),
    action: { kind: 'contact', label: 'Call us', href: 'tel:+12135550142' },
  });
});

test('CHAT-03 the history may be left out, longer than five and longer than needed', async () => {
  expect((await call({ message: 'Is it free?' })).status).toBe(200);
  const starter = { role: 'user', content: 'What is the starter package?' };
  const long = { role: 'assistant', content: 'x'.repeat(15_000) };
  const answer = await call({
    message: 'how much is that?',
    conversationHistory: [...Array(8).fill(long), starter, long],
  });
  expect(await answer.json()).toMatchObject({ response: expect.stringContaining('$9.99 a month') });
  const forgotten = await call({
    message: 'how much is that?',
    conversationHistory: [starter, ...Array(5).fill(long)],
  });
  expect(await forgotten.json()).not.toMatchObject({
    response: expect.stringMatching(/^\$9.99 a month/),
  });
});

test.each([
  ['nothing', {}],
  ['a blank message', { message: ' \n\u200b' }],
  ['a message that is no text', { message: { $ne: '' } }],
  [
    'a history of a hundred',
    { message: 'hi', conversationHistory: Array(100).fill({ role: 'user', content: 'x' }) },
  ],
  [
    'a role that is none',
    { message: 'hi', conversationHistory: [{ role: 'system', content: 'x' }] },
  ],
])('CHAT-03 %s is refused', async (_, body) => {
  expect((await call(body)).status).toBe(422);
});

test('CHAT-02 2,000 characters are answered, more are refused in words', async () => {
  expect((await call({ message: ` ${'how much '.repeat(222)}` })).status).toBe(200);
  const answer = await call({ message: 'x'.repeat(20_000) });
  expect(answer.status).toBe(422);
  expect(await messagesOf(answer)).toEqual(['Please keep it under 2,000 characters.']);
});

test('CHAT-05 what is written is in no log', async () => {
  const written: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    written.push(String(line));
    return true;
  });
  await call({ message: 'my secret product is called ZEBRA-7731' });
  await call({ message: 'ZEBRA-7731 '.repeat(1000) });
  spy.mockRestore();
  expect(written.join('')).not.toContain('ZEBRA');
});

test('CHAT-06 a network may ask thirty times a minute', async () => {
  const ask = () => call({ message: 'Is it free?' }, '198.51.100.7');
  for (let turn = 0; turn < 30; turn += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  expect((await call({ message: 'Is it free?' })).status).toBe(200);
});
