// Alerts and the dashboard ask for metrics by name: one that is not there is silent for ever.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { OpenModels } from '../../../gateways/models/open-models.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { openMetrics } from './metrics.ts';

type Asks = { expr: string };
const alerts = parse(readFileSync('deploy/monitoring/alerts.yaml', 'utf8')) as {
  groups: { rules: (Asks & { alert: string; annotations: { summary: string } })[] }[];
};
const dashboard = JSON.parse(readFileSync('deploy/monitoring/dashboard.json', 'utf8')) as {
  panels: { title: string; targets: Asks[] }[];
};
const rules = alerts.groups.flatMap((group) => group.rules);
const asked = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].map(
  ({ expr }) => expr,
);

const jobs = { counts: async () => [{ queue: 'send-mail', waiting: 1, active: 0, dead: 0 }] };
const states = () => [{ kind: 'text', isLeftAlone: false, outcomes: new Map([['done', 1]]) }];
const models = { text: {}, states, spentDollars: async () => 0 };

/** Names of metrics in an expression: what is not a function, a label, a word of the language or text. */
const metricsIn = (expr: string): string[] =>
  (
    expr
      .replace(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\b(?:by|without) \([^)]*\)/g, ' ')
      .match(/\b[a-z_]{2,}\b(?!\s*\()/g) ?? []
  ).filter((word) => !['by', 'up', 'sum', 'max', 'rate', 'topk', 'delta'].includes(word));

test('FN-09 alerts and dashboard ask for metrics that this product has', async () => {
  const metrics = openMetrics(jobs as unknown as Jobs, () => 0, models as unknown as OpenModels, {
    failed: async () => 0,
    stops: async () => ({ asked: 1 }),
  });
  metrics.observe('GET', '/', 200, 0.1);
  const report = await metrics.report();
  const names = new Set(asked.flatMap(metricsIn));
  expect(names.size).toBeGreaterThan(10);
  for (const name of names) expect(report).toMatch(new RegExp(`^${name}[ {]`, 'm'));
});

test('FN-09 each alert says something, and is described', () => {
  for (const { annotations } of rules) expect(annotations.summary).toMatch(/[.?]$/);
  const page = readFileSync('docs/operating.md', 'utf8');
  for (const { alert } of rules) expect(page).toContain(alert);
});

test.each(['text', 'pictures', 'speech'] as const)(
  'FILM-12 FN-09 a house with a model for %s alone is told what it costs',
  async (kind) => {
    const alone = { [kind]: {}, states, spentDollars: async () => 1.5 };
    const metrics = openMetrics(jobs as unknown as Jobs, () => 0, alone as unknown as OpenModels);
    expect(await metrics.report()).toMatch(/^model_spending_dollars 1\.5$/m);
  },
);
