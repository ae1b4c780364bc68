import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenModels } from '../../../gateways/models/open-models.ts';
import type { Jobs } from '../../../jobs/jobs.ts';

export type Metrics = {
  /** Notes one answered request. `route` is the pattern, never the path: paths are without number. */
  observe(method: string, route: string, status: number, seconds: number): void;
  /** Everything in the text format of Prometheus. */
  report(): Promise<string>;
  contentType: string;
};

type MailCounts = {
  failed(): Promise<number>;
  /** By reason: to how many addresses nothing is mailed. */
  stops(): Promise<Record<string, number>>;
};
const noMails: MailCounts = { failed: async () => 0, stops: async () => ({}) };

/** `sockets` counts the live ones of this process, `mails` those of the whole house. */
export function openMetrics(
  jobs: Jobs,
  sockets: () => number = () => 0,
  models?: OpenModels,
  mails: MailCounts = noMails,
): Metrics {
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
  watchMails(mails, registry);
  new Gauge({
    name: 'live_sockets',
    help: 'Sockets that pages hold open for live updates.',
    registers: [registry],
    collect() {
      this.set(sockets());
    },
  });
  if (models?.text || models?.pictures || models?.speech) watchModels(models, registry);
  return {
    observe: (method, route, status, seconds) =>
      requests.observe({ method: known(method), route, status }, seconds),
    report: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const known = (method: string) => (methods.has(method) ? method : 'other');

function watchMails(mails: MailCounts, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'mails_failed',
    help: 'Mails that were given up: refused for good, or tried for the last time.',
    registers,
    async collect() {
      this.set(await mails.failed());
    },
  });
  new Gauge({
    name: 'mail_stops',
    help: 'Addresses that nothing is mailed to, by reason.',
    labelNames: ['reason'],
    registers,
    async collect() {
      this.reset();
      for (const [reason, count] of Object.entries(await mails.stops()))
        this.set({ reason }, count);
    },
  });
}

function watchModels({ states, spentDollars }: OpenModels, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'model_circuit_open',
    help: '1 while this process leaves a model alone after repeated failure.',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const { kind, isLeftAlone } of states()) this.set({ kind }, isLeftAlone ? 1 : 0);
    },
  });
  new Counter({
    name: 'model_calls_total',
    help: 'Calls to models by this process: done, canceled, or what was in the way.',
    labelNames: ['kind', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const { kind, outcomes } of states()) {
        for (const [outcome, count] of outcomes) this.inc({ kind, outcome }, count);
      }
    },
  });
  new Gauge({
    name: 'model_spending_dollars',
    help: 'What models cost today (UTC), over all processes; calls under way with the most they can.',
    registers,
    async collect() {
      this.set(await spentDollars());
    },
  });
}
