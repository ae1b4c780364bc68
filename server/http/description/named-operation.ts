// What each operation of the description needs for programs that make a client of it.
import type { ApiScope } from '#domain/api-keys/scopes.ts';
import type { Audience } from '../../policies.ts';

/** The names of the ways to say who one is. */
export const session = 'session';
export const key = 'key';

/** Who may call an operation: where it is everybody's, nobody has to say who they are, and one may. */
export function whoMay(audience: Audience, scope: ApiScope | undefined) {
  const ways: Record<string, string[]>[] = [
    ...(audience === 'everybody' ? [{}] : []),
    { [session]: [] },
    ...(scope ? [{ [key]: [] }] : []),
  ];
  return { security: ways, ...(scope ? { 'x-scope': scope } : {}) };
}

const groupOf = (path: string): string => /^\/(?:api\/)?([^/]+)/.exec(path)?.[1] ?? '';

/** A name that no other operation has, from what cannot change without breaking callers; and its group. */
export function named(method: string, path: string): { operationId: string; tags: string[] } {
  const words = path.replace(/^\/(?:api\/)?/, '').split(/[^a-zA-Z0-9]+/);
  const said = [method, ...words.filter(Boolean)].map((word, at) =>
    at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
  return { operationId: said.join(''), tags: [groupOf(path)] };
}
