import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestServices, type TestServices } from '#tests/database/open-test-services.ts';
import { type ModelPeer, startModelPeer } from '#tests/peers/models/start-model-peer.ts';
import { openMetrics } from '../http/edge/monitoring/metrics.ts';
import { checkModels } from './check-models.ts';

let peer: ModelPeer;
let opened: TestServices | undefined;
beforeEach(async () => {
  peer = await startModelPeer('openai');
});
afterEach(async () => {
  await Promise.all([peer.close(), opened?.close()]);
});

/** The lines of the log after a check with these settings. */
async function check(settings: Record<string, string> = {}) {
  opened = await openTestServices({
    AI_PROVIDER: 'openai',
    AI_API_KEY: peer.key,
    AI_MODEL: peer.textModel,
    AI_BASE_URL: peer.url,
    ...settings,
  });
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  await checkModels({ ...opened.services, log }, new AbortController().signal);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('GEN-08 after the start the log says that each model answers, and it is counted', async () => {
  const lines = await check({ AI_IMAGE_MODEL: peer.pictureModel });
  expect(lines.map(({ msg }) => msg).toSorted()).toEqual([
    'the picture model answers',
    'the text model answers',
  ]);
  expect(lines[0]).toMatchObject({ provider: 'openai', milliseconds: expect.any(Number) });
  expect(peer.calls).toHaveLength(2);
  const services = opened?.services;
  expect(await services?.models.spentDollars()).toBeGreaterThan(0.1);
  const told = await openMetrics(services?.jobs as never, () => 0, services?.models).report();
  expect(told).toMatch(/^model_spending_dollars 0\.10/m);
  expect(told).toMatch(/^model_calls_total\{kind="text",outcome="done"\} 1$/m);
  expect(told).toMatch(/^model_circuit_open\{kind="pictures"\} 0$/m);
});

const troubles: [string, () => Record<string, string>, RegExp][] = [
  ['a wrong key', () => ({ AI_API_KEY: 'sk-wrong-key' }), /key .* was refused: set AI_API_KEY/],
  [
    'an unknown model',
    () => ({ AI_MODEL: 'gpt-0' }),
    /"gpt-0" is known to openai for this key: set AI_MODEL/,
  ],
  ['nothing there', () => ({ AI_BASE_URL: 'http://127.0.0.1:9/v1' }), /check AI_BASE_URL/],
  ['no budget', () => ({ AI_DAILY_BUDGET: '0' }), /AI_DAILY_BUDGET is spent/],
];
test.each(troubles)(
  'GEN-08 after the start the log says what to do: %s',
  async (_, set, advice) => {
    const [line] = await check(set());
    expect(line).toMatchObject({
      level: 40,
      provider: 'openai',
      msg: expect.stringMatching(advice),
    });
    expect(JSON.stringify(line)).not.toContain('sk-wrong-key');
  },
);
