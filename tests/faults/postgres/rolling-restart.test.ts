// Releases are rolled out by restarting one process after the other while visitors are served.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startCluster } from '../../cluster/start-cluster.ts';
import { makeMigratedDatabase } from './make-database.ts';

const details = {
  userType: 'business',
  platform: ['tiktok'],
  productName: 'Rye at Nine',
  description: 'Sourdough bread, baked at night.',
  creativeApproach: 'bold',
};
const post = (body: object) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});
// Writing is by far the most work of them: one in six is enough to be cut off.
const asks: [path: string, init?: RequestInit][] = [
  ['/api/directors?limit=5'],
  ['/healthz'],
  ['/api/directors?limit=5'],
  ['/api/functions/generate-concepts', post(details)],
  ['/api/directors?limit=5'],
  ['/healthz'],
];

test('FN-04 restarts one after the other, again and again, fail no request under load', async () => {
  const cluster = await startCluster({
    databaseUrl: await makeMigratedDatabase(),
    settings: { LIMIT_GENERATIONS: '1000000' },
  });
  const outcomes: Record<string, number> = {};
  let isOver = false;
  const visit = async (first: number) => {
    for (let at = first; !isOver; at++) {
      const [path, init] = asks[at % asks.length] ?? ['/'];
      const outcome = await fetch(cluster.url + path, init).then(
        async (answer) => {
          await answer.arrayBuffer();
          return `${answer.status}`;
        },
        (error: Error) => `${error.cause ?? error}`,
      );
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      await sleep(200); // more would slow the restarts down, and prove nothing else
    }
  };
  const visitors = Array.from({ length: 4 }, (_, at) => visit(at));
  const codes = [];
  for (const web of [0, 1, 0]) codes.push(await cluster.restart(web));
  isOver = true;
  await Promise.all(visitors);
  expect(codes).toEqual([0, 0, 0]);
  expect(Object.keys(outcomes)).toEqual(['200']);
  expect(outcomes['200']).toBeGreaterThan(100);
  expect(await cluster.stop()).toEqual([0, 0, 0]);
});
