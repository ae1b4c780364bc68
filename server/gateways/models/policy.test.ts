import { describe, expect, test } from 'vitest';
import { CallFailure, type FailureKind } from './call-failure.ts';
import { openCircuit } from './circuit.ts';
import { retry } from './retry.ts';
import { readRetryAfter } from './retry-after.ts';

const start = Date.parse('2026-11-22T10:00:00Z');

describe('GEN-08 how long an answer asks to wait', () => {
  const asks: [string, Record<string, string>, number | undefined][] = [
    ['seconds', { 'retry-after': '2' }, 2_000],
    ['a date', { 'retry-after': 'Sun, 22 Nov 2026 10:00:03 GMT' }, 3_000],
    ['a date that has passed', { 'retry-after': 'Sun, 22 Nov 2026 09:00:00 GMT' }, 0],
    ['milliseconds', { 'retry-after': '1', 'retry-after-ms': '120' }, 120],
    ['nothing', {}, undefined],
    ['nonsense', { 'retry-after': 'soon' }, undefined],
    ['less than nothing', { 'retry-after': '-5' }, undefined],
  ];
  test.each(asks)('%s', (_, headers, milliseconds) => {
    const read = readRetryAfter(headers, new Date(start));
    // Whoever reads '-5' as a date finds one long ago.
    expect(read || undefined).toBe(milliseconds || undefined);
  });

  test('in the body, where no header says it', () => {
    const body = '{"error":{"code":429,"details":[{"retryDelay": "34.07s"}]}}';
    expect(readRetryAfter({}, new Date(start), body)).toBeCloseTo(34_070);
    expect(readRetryAfter({ 'retry-after': '2' }, new Date(start), body)).toBe(2_000);
    expect(readRetryAfter({}, new Date(start), '{"retryDelay":"soon"}')).toBeUndefined();
  });
});

describe('GEN-08 a call is tried again', () => {
  /** What was waited for, and how often it was called. */
  async function play(failures: CallFailure[], { random = 0.5, leftMs = 20_000 } = {}) {
    const waits: number[] = [];
    let clock = start;
    let calls = 0;
    const ended = await retry(
      async () => {
        const failure = failures[calls];
        calls += 1;
        if (failure) throw failure;
        return 'done';
      },
      {
        signal: new AbortController().signal,
        now: () => new Date(clock),
        until: new Date(start + leftMs),
        async wait(milliseconds) {
          waits.push(milliseconds);
          clock += milliseconds;
        },
        random: () => random,
      },
    ).catch((error: CallFailure) => error.kind);
    return { ended, waits, calls };
  }
  const fail = (kind: FailureKind, retryAfterMs?: number) =>
    new CallFailure(kind, 'it failed', { retryAfterMs });

  test('twice, after pauses that grow', async () => {
    const failures = [fail('broken'), fail('unreachable'), fail('busy')];
    expect(await play(failures)).toEqual({ ended: 'busy', waits: [300, 600], calls: 3 });
    expect(await play(failures.slice(1))).toEqual({ ended: 'done', waits: [300, 600], calls: 3 });
  });

  test('after pauses that spread', async () => {
    expect((await play([fail('broken')], { random: 0 })).waits).toEqual([200]);
    expect((await play([fail('broken')], { random: 1 })).waits).toEqual([400]);
  });

  test('when the provider says', async () => {
    expect(await play([fail('busy', 2_000)], { random: 0 })).toEqual({
      ended: 'done',
      waits: [2_000],
      calls: 2,
    });
  });

  test('not where that is too long, or longer than there is time', async () => {
    expect(await play([fail('busy', 6_000)])).toMatchObject({ ended: 'busy', calls: 1 });
    expect(await play([fail('busy', 2_000)], { leftMs: 1_500 })).toMatchObject({ calls: 1 });
    expect(await play([fail('broken')], { leftMs: 100 })).toMatchObject({ calls: 1 });
  });

  const once: FailureKind[] = [
    'key-refused',
    'model-unknown',
    'no-credit',
    'refused',
    'broken-off',
    'timeout',
    'canceled',
    'unusable',
  ];
  test.each(once)('not where it is %s', async (kind) => {
    expect(await play([fail(kind)])).toEqual({ ended: kind, waits: [], calls: 1 });
  });

  test('not after the caller has left in a pause', async () => {
    const leaving = new AbortController();
    const rules = {
      signal: leaving.signal,
      now: () => new Date(start),
      until: new Date(start + 20_000),
      async wait() {
        leaving.abort();
        leaving.signal.throwIfAborted();
      },
      random: () => 0,
    };
    let calls = 0;
    const ended = retry(async () => {
      calls += 1;
      throw fail('broken');
    }, rules);
    await expect(ended).rejects.toMatchObject({ kind: 'canceled' });
    expect(calls).toBe(1);
  });
});

describe('GEN-08 the circuit', () => {
  function open() {
    let clock = start;
    const changes: (number | undefined)[] = [];
    const circuit = openCircuit(
      () => new Date(clock),
      (until) => changes.push(until && until.getTime() - start),
    );
    const fail = (times = 1, isLasting = false) => {
      for (let i = 0; i < times; i++) circuit.enter()?.failed(isLasting);
    };
    return { circuit, changes, fail, pass: (seconds: number) => (clock += seconds * 1000) };
  }

  test('opens after five failures in a row, and not before', () => {
    const { circuit, fail } = open();
    fail(4);
    circuit.enter()?.succeeded();
    fail(4);
    expect(circuit.enter()).toBeDefined();
    fail(1);
    expect(circuit.enter()).toBeUndefined();
  });

  test('opens at once and for longer where only a setting helps', () => {
    const { circuit, changes, fail } = open();
    fail(1, true);
    expect(circuit.enter()).toBeUndefined();
    expect(changes).toEqual([60_000]);
  });

  test('lets one try after the pause; its success closes it', () => {
    const { circuit, changes, fail, pass } = open();
    fail(5);
    pass(29);
    expect(circuit.enter()).toBeUndefined();
    pass(1);
    const trial = circuit.enter();
    expect(circuit.enter()).toBeUndefined();
    trial?.succeeded();
    expect(circuit.enter()).toBeDefined();
    expect(changes).toEqual([30_000, undefined]);
  });

  test('stays open where the trial fails, and lets another try where nobody waited for it', () => {
    const { circuit, fail, pass } = open();
    fail(5);
    pass(30);
    circuit.enter()?.failed(false);
    expect(circuit.enter()).toBeUndefined();
    pass(30);
    circuit.enter()?.left();
    expect(circuit.enter()).toBeDefined();
  });

  test('what says nothing about the provider counts for nothing', () => {
    const { circuit, fail } = open();
    fail(4);
    circuit.enter()?.left();
    fail(1);
    expect(circuit.openUntil()).toBeDefined();
  });
});
