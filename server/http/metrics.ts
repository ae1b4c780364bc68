import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Jobs } from '../jobs/queue.ts';

export type Metrics = {
  /** Notes one answered request. `route` is the pattern, never the path: paths are without number. */
  observe(method: string, route: string, status: number, seconds: number): void;
  /** Everything in the text format of Prometheus. */
  report(): Promise<string>;
  contentType: string;
};

/** `sockets` counts the live ones of this process. */
export function openMetrics(jobs: Jobs, sockets: () => number = () => 0): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs by queue and state; dead ones failed for the last time.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      for (const { queue, ...states } of await jobs.counts()) {
        for (const [state, count] of Object.entries(states)) this.set({ queue, state }, count);
      }
    },
  });
  new Gauge({
    name: 'live_sockets',
    help: 'Sockets that pages hold open for live updates.',
    registers: [registry],
    collect() {
      this.set(sockets());
    },
  });
  return {
    observe: (method, route, status, seconds) =>
      requests.observe({ method: known(method), route, status }, seconds),
    report: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const known = (method: string) => (methods.has(method) ? method : 'other');
