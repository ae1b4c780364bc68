import type { Pool } from 'pg';

/** Statements end after 30 s, idle transactions after 60 s: nothing is out for so long. */
const longestMs = 180_000;

/**
 * Watches a pool. Tells whether each of its connections is out and none has come back for longer than
 * anything may take, as when the network swallowed what was sent. While the database is merely away
 * they come back, broken.
 */
export function watchPool(
  pool: Pick<Pool, 'on' | 'totalCount' | 'idleCount'>,
  size: number,
  now: () => number = () => performance.now(),
): () => boolean {
  let movedMs = now();
  const move = () => {
    movedMs = now();
  };
  pool.on('acquire', move);
  pool.on('release', move);
  pool.on('remove', move);
  return () => pool.totalCount >= size && pool.idleCount === 0 && now() - movedMs > longestMs;
}
