// What one request may hold, counted before anything looks at its values.
import type { Context } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseInput } from '../../parse-input.ts';
import { readJson } from './read-input.ts';

const sent = (body: string) =>
  readJson({
    req: { header: () => 'application/json', text: async () => body },
  } as never as Context);

test('BE-03 a request of too many values is refused before it is parsed', async () => {
  const bodies = [
    `[${'0,'.repeat(50_000)}0]`,
    `[${'{},'.repeat(50_000)}{}]`,
    '['.repeat(50_000),
    `{${'"a":'.repeat(1)}[${'[],'.repeat(50_000)}[]]}`,
  ];
  for (const body of bodies) await expect(sent(body)).rejects.toMatchObject({ status: 413 });
});

test('BE-03 commas and brackets in a text are no values', async () => {
  const text = '{,[,"\\'.repeat(50_000);
  expect(await sent(JSON.stringify({ text }))).toEqual({ text });
});

test('BE-03 a refusal names fifty fields at most, and each briefly', () => {
  const wrong = Array(2_000).fill(0);
  const names = Object.fromEntries(wrong.map((_, at) => [`unknown-${at}`, 1]));
  const problemsOf = (schema: z.ZodType, input: unknown) => {
    try {
      parseInput(schema, input);
    } catch (error) {
      return (error as { fields: { message: string }[] }).fields;
    }
    return [];
  };
  expect(problemsOf(z.array(z.string()), wrong)).toHaveLength(50);
  const [named] = problemsOf(z.strictObject({}), names);
  expect(named?.message.length).toBe(300);
});
