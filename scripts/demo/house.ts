// A running house, asked as a browser asks it.
import type { z } from 'zod';
import { type FunctionName, functionRoutes } from '#domain/contract/function-routes.ts';

const longestWaitSeconds = 90;
const limitWords = (path: string, seconds: number) =>
  `${path}: this house takes no more of these from here for ${Math.ceil(seconds / 60)} minutes. Run the same again then, or start the server with a larger limit (docs/deploy.md, LIMIT_…).`;

export type Asking = ReturnType<typeof openAsking>;

/** Asks in one visitor's name: what the house sets as cookies is sent from then on. */
export function openAsking(address: string) {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(address + path, {
      method,
      headers: {
        Origin: address,
        'Content-Type': 'application/json',
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get('retry-after')) || 60;
      if (seconds > longestWaitSeconds) throw new Error(limitWords(path, seconds));
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      return send(method, path, body);
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  };
  return {
    get: (path: string) => send('GET', path),
    post: (path: string, body: unknown = {}) => send('POST', path, body),
    /** A function of the API; its answer is checked. */
    async call<Name extends FunctionName>(
      name: Name,
      body: unknown,
    ): Promise<z.output<(typeof functionRoutes)[Name]['answer']>> {
      const answer = await send('POST', `/api/functions/${name}`, body);
      return functionRoutes[name].answer.parse(answer) as never;
    },
  };
}
