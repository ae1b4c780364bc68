// Calls of the API's functions, each timed.
import { startServer } from '#tests/serve.ts';

/** A server to itself, without limits on generations; `timed` keeps how long each thing took. */
export async function timeCalls() {
  const server = await startServer({ LIMIT_GENERATIONS: '1000000' });
  const samples: Record<string, number[]> = {};
  return {
    stop: () => server.stop(),
    samples,
    async call(name: string, body: object): Promise<Record<string, unknown>> {
      const answer = await fetch(`${server.url}/api/functions/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.url },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Record<string, unknown>;
    },
    async timed<T>(name: string, run: () => Promise<T>): Promise<T> {
      const started = performance.now();
      const result = await run();
      samples[name] = [...(samples[name] ?? []), performance.now() - started];
      return result;
    },
  };
}

export const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/** The value below which this share of the values lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
