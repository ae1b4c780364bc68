import type { z } from 'zod';
import {
  BadCursor,
  type DirectoryPageQuery,
  directoryPageQuery,
} from '#domain/directors/directory.ts';
import { readCursor } from './cursor.ts';

const checked = directoryPageQuery.superRefine(({ cursor }, context) => {
  try {
    if (cursor && context.issues.length === 0) readCursor(cursor);
  } catch (error) {
    if (!(error instanceof BadCursor)) throw error;
    context.addIssue({ code: 'custom', path: ['cursor'], message: error.message });
  }
});

/**
 * What an address asks of the directory: `q`, `skills` (once for each), `cursor`, `limit`. Empty
 * values count as not given, other parameters are not looked at.
 */
export function readDirectoryQuery(
  parameters: URLSearchParams,
): z.ZodSafeParseResult<DirectoryPageQuery> {
  return checked.safeParse({
    q: parameters.get('q') ?? '',
    skills: parameters.getAll('skills').filter((skill) => skill.trim() !== ''),
    cursor: parameters.get('cursor') || undefined,
    limit: parameters.get('limit') || undefined,
  });
}
