import type { askAs } from './sign-up.ts';

/** Deletes a project and lets it go from the archive at once. */
export async function deleteForGood(ask: ReturnType<typeof askAs>, id: string): Promise<void> {
  await ask(`/api/projects/${id}`, { method: 'DELETE' });
  await ask(`/api/archived-projects/${id}`, { method: 'DELETE' });
}
