// The policy around every call: the circuit, the day's budget, retries, and what is spent in the end.
import type { Logger } from 'pino';
import type { Use } from '../../generation/meter.ts';
import { CallFailure, type FailureKind, setbackOf } from './call-failure.ts';
import { type Circuit, type Entry, openCircuit } from './circuit.ts';
import { ModelError } from './port.ts';
import { noUse } from './price.ts';
import { type RetryRules, retry } from './retry.ts';
import type { Reservation, Spending } from './spending.ts';

export type Done<Answer> = { answer: Answer; use: Use };
export type GuardedCall<Answer> = {
  /** The most it can use. */
  most: Use;
  signal: AbortSignal;
  /** Throws a CallFailure. */
  call(): Promise<Done<Answer>>;
  /** What a failed call used all the same. */
  costOf(failure: CallFailure): Use;
};

/** Calls to one model. Throws a ModelError alone. */
export type Guard = {
  run<Answer>(call: GuardedCall<Answer>): Promise<Done<Answer>>;
  openUntil: Circuit['openUntil'];
  /** How many calls ended how. */
  outcomes(): ReadonlyMap<string, number>;
};

export type GuardParts = Pick<RetryRules, 'now' | 'wait' | 'random'> & {
  log: Logger;
  spending: Spending;
  patienceMs: number;
};

// It fails again until somebody changes a setting or pays.
const lasting: readonly FailureKind[] = ['key-refused', 'model-unknown', 'no-credit'];
// They are about what was asked, or about who asked.
const notItsFault: readonly FailureKind[] = ['canceled', 'refused', 'unusable'];

export function guardCalls(model: string, { log, spending, ...parts }: GuardParts): Guard {
  const counts = new Map<string, number>();
  const count = (outcome: string) => counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const circuit = openCircuit(parts.now, (until) => {
    if (until) log.warn({ model, until }, 'the model is left alone for a while, built-in works');
    else log.info({ model }, 'the model is asked again');
  });
  const refuse = (setback: 'unavailable' | 'spent', message: string): never => {
    count(setback);
    throw new ModelError(setback, message);
  };
  const settle = (reservation: Reservation, { microdollars }: Use) =>
    reservation
      .settle(microdollars)
      .catch((error) => log.error({ err: error }, 'what a model call cost could not be noted'));

  async function run<Answer>(asked: GuardedCall<Answer>): Promise<Done<Answer>> {
    if (asked.signal.aborted) {
      count('canceled');
      throw new ModelError('unavailable', 'the caller left');
    }
    const entry = circuit.enter() ?? refuse('unavailable', `${model} failed too often just now`);
    try {
      const reservation =
        (await spending.reserve(asked.most.microdollars)) ??
        refuse('spent', 'the budget of the day is spent');
      return await paid(asked, entry, reservation);
    } finally {
      entry.left();
    }
  }

  async function paid<Answer>(asked: GuardedCall<Answer>, entry: Entry, reservation: Reservation) {
    const until = new Date(parts.now().getTime() + parts.patienceMs);
    try {
      const done = await retry(asked.call, { ...parts, signal: asked.signal, until });
      entry.succeeded();
      count('done');
      await settle(reservation, done.use);
      return done;
    } catch (error) {
      if (!(error instanceof CallFailure)) {
        await settle(reservation, noUse);
        throw error;
      }
      if (!notItsFault.includes(error.kind)) entry.failed(lasting.includes(error.kind));
      count(error.kind === 'canceled' ? 'canceled' : setbackOf(error));
      const use = asked.costOf(error);
      await settle(reservation, use);
      throw new ModelError(setbackOf(error), error.message, { cause: error, use });
    }
  }
  return { run, openUntil: circuit.openUntil, outcomes: () => counts };
}
