/** How often both ends of the live socket show that they are there. */
export const heartbeatMs = 25_000;

/** How often a page asks for itself while it has no socket. */
export const pollMs = 15_000;

const delays = [1_000, 2_000, 5_000, 10_000] as const;

/** How long to wait before connecting again, `failed` times after a connection that stood: 0, 1, … */
export const reconnectMs = (failed: number): number =>
  delays[Math.min(Math.max(0, failed), delays.length - 1)] ?? delays[0];
