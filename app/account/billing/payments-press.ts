import type { Result } from '../../calls/ask.ts';
import { useAccountAction } from '../use-account-action.ts';

/** A request behind a button; where the server refuses because things have changed, `reread` runs. */
export function usePaymentsPress(reread: () => void) {
  const { busy, failure, run } = useAccountAction();
  const press = <Answer>(call: () => Promise<Result<Answer>>, done: (answer: Answer) => void) =>
    run(async () => {
      const result = await call();
      const reason = result.ok ? null : result.failure.reason;
      if (reason === 'conflict' || reason === 'missing') reread();
      return result;
    }, done);
  return { busy, failure, press };
}
