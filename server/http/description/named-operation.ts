// What each operation of the description needs for programs that make a client of it.

/** The name of the only way to say who one is. */
export const session = 'session';
/** Nobody has to say who they are, and who is signed in may. */
export const signedInOnly: Record<string, string[]>[] = [{ [session]: [] }];
export const openToAll: Record<string, string[]>[] = [{}, ...signedInOnly];

/** A name that no other operation has, from what cannot change without breaking callers; and its group. */
export function named(method: string, path: string): { operationId: string; tags: string[] } {
  const words = path.replace(/^\/(?:api\/)?/, '').split(/[^a-zA-Z0-9]+/);
  const said = [method, ...words.filter(Boolean)].map((word, at) =>
    at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
  return { operationId: said.join(''), tags: [words[0] ?? ''] };
}
