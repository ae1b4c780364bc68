// Calls of the API's functions, each timed, with the processor time the server took for it.
import { startServer } from '#tests/serve.ts';
import { cpuMilliseconds } from '../directory/measure.ts';

/** What one call took: as its caller sees it, and of the server's processors, which a busy machine makes no longer. */
export type Sample = { wall: number; cpu: number };

/** A server to itself, without limits on generations; `timed` keeps how long each thing took. */
export async function timeCalls() {
  const server = await startServer({ LIMIT_GENERATIONS: '1000000' });
  const samples: Record<string, Sample[]> = {};
  const pid = server.process.pid ?? 0;
  const headers: Record<string, string> = { origin: server.url };
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(server.url + path, {
      ...init,
      headers: { ...headers, ...(init.headers as object) },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const [cookie] = answer.headers.getSetCookie();
    if (cookie) headers.cookie = cookie.split(';')[0] ?? '';
    return answer;
  };
  return {
    stop: () => server.stop(),
    samples,
    /** A request of one browser, which keeps the cookie it is given. */
    ask,
    async call(name: string, body: object): Promise<Record<string, unknown>> {
      const answer = await ask(`/api/functions/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as Record<string, unknown>;
    },
    async timed<T>(name: string, run: () => Promise<T>): Promise<T> {
      const [started, used] = [performance.now(), cpuMilliseconds(pid)];
      const result = await run();
      const sample = { wall: performance.now() - started, cpu: cpuMilliseconds(pid) - used };
      samples[name] = [...(samples[name] ?? []), sample];
      return result;
    },
  };
}

export const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/** The value below which this share of the values lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

export const wallOf = (samples: readonly Sample[] = []) => samples.map(({ wall }) => wall);
/** Of one call on average: Linux counts processor time in hundredths of a second. */
export const cpuOf = (samples: readonly Sample[] = []) =>
  samples.reduce((sum, { cpu }) => sum + cpu, 0) / Math.max(1, samples.length);
