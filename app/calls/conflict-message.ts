import { z } from 'zod';

const refusal = z.object({ error: z.object({ message: z.string().min(1) }) });

/** What the server wrote for people about a conflict; `otherwise` where it wrote nothing. */
export function conflictMessage(body: unknown, otherwise: string): string {
  const read = refusal.safeParse(body);
  return read.success ? read.data.error.message : otherwise;
}
