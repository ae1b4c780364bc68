// The embedded database answers in this thread, and its answers follow each other without letting
// anything else in: a queue of statements would keep the whole process from reading its sockets.
import type { PGlite } from '@electric-sql/pglite';

const mostMs = 20;

/** Lets others in between when statements have followed each other for longer than a moment. */
export function yieldBetweenStatements(lite: PGlite): void {
  const yieldToLoop = openYield();
  let before: Promise<unknown> = Promise.resolve();
  /** The database takes one after the other anyhow; waiting here leaves room in between. */
  const inTurn = <Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>) => {
    const own = act.bind(lite);
    return (...given: Given): Promise<Result> => {
      const turn = async () => {
        await yieldToLoop();
        return own(...given);
      };
      const done = before.then(turn, turn);
      before = done;
      return done;
    };
  };
  Object.assign(lite, {
    query: inTurn(lite.query),
    exec: inTurn(lite.exec),
    transaction: inTurn(lite.transaction),
  });
}

function openYield(): () => Promise<void> | undefined {
  let turn: Promise<void> | undefined;
  let from = 0;
  return () => {
    if (!turn) {
      from = performance.now();
      turn = new Promise((resolve) =>
        setImmediate(() => {
          turn = undefined;
          resolve();
        }),
      );
    }
    return performance.now() - from > mostMs ? turn : undefined;
  };
}
