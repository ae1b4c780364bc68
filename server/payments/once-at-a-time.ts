const underway = new Map<string, Promise<unknown>>();

/**
 * Does the work of a key once for all who ask while it is done, in this process. Between processes
 * the provider's own key does the same.
 */
export function onceAtATime<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
  const known = underway.get(key) as Promise<Answer> | undefined;
  if (known) return known;
  const started = work().finally(() => underway.delete(key));
  underway.set(key, started);
  return started;
}
