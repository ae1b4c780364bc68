import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { plainError } from './log.ts';

test('FN-04 a failed query is logged without what a person typed', () => {
  const cause = Object.assign(new Error('duplicate key value violates a constraint'), {
    code: '23505',
    detail: 'Key (email)=(zoe@example.com) already exists.',
  });
  const error = new DrizzleQueryError('insert into x values ($1)', ['zoe@example.com'], cause);
  const logged = plainError(error);
  expect(JSON.stringify(logged)).not.toContain('zoe');
  expect(logged).toMatchObject({ message: 'A query failed.', cause: { code: '23505' } });
});

test('an error keeps its kind, message and place', () => {
  const logged = plainError(new TypeError('no such pen'));
  expect(logged).toMatchObject({ type: 'TypeError', message: 'no such pen' });
  expect(logged.stack).toContain('log.test.ts');
  expect(plainError('text').message).toBe('text');
});
