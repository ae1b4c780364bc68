// The HTTP application on real services, asked without a socket.

import { functionDefinitions } from '#server/functions/serving/registry.ts';
import { openMetrics } from '#server/http/edge/monitoring/metrics.ts';
import { createHttp } from '#server/http.ts';
import type { Services } from '#server/services.ts';
import { openTestServices, type TestServices } from '#tests/database/open-test-services.ts';

export type TestSite = TestServices & {
  /** Asks from `address`; a number kept for documentation unless told otherwise. */
  ask(path: string, init?: RequestInit, address?: string): Promise<Response>;
  /** Asks as a browser on the machine itself does. */
  askHere(path: string, init?: RequestInit): Promise<Response>;
  call(name: string, body: unknown, address?: string): Promise<Response>;
};

export async function openTestSite(
  settings: Record<string, string> = {},
  replace: Partial<Services> = {},
): Promise<TestSite> {
  const opened = await openTestServices(settings, replace);
  const app = createHttp(opened.services, {
    health: { check: opened.database.check, isStopping: () => false },
    metrics: openMetrics(opened.jobs),
    functions: functionDefinitions,
    connection: opened.database.connection,
  });
  const ask: TestSite['ask'] = async (path, init, address = '203.0.113.7') =>
    app.request(path, init, { incoming: { socket: { remoteAddress: address } } } as never);
  return {
    ...opened,
    ask,
    askHere: (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('Host', 'localhost:3000');
      return ask(path, { ...init, headers }, '127.0.0.1');
    },
    call: (name, body, address) =>
      ask(
        `/api/functions/${name}`,
        {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json' },
        },
        address,
      ),
  };
}
