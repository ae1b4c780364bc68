// Routes of one kind in the API description, from a table of them.
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { HttpEnv } from '../edge/http-env.ts';

type Answer = { description: string; content: { 'application/json': { schema: z.ZodType } } };
/** What the description of every route is made of; `problem` is the schema of a refusal. */
export type Parts = {
  json(description: string, schema: z.ZodType): Answer;
  problem: z.ZodType;
};
type Route = readonly [
  method: 'get' | 'post' | 'patch' | 'delete',
  /** After `prefix`. */
  path: string,
  summary: string,
  request: object,
  answers: object,
];

/** `always` are the answers that every one of the routes may give, by status. */
export function describeRoutes(
  app: OpenAPIHono<HttpEnv>,
  prefix: string,
  routes: readonly Route[],
  always: object = {},
): void {
  for (const [method, path, summary, request, answers] of routes) {
    app.openAPIRegistry.registerPath({
      method,
      path: prefix + path,
      summary,
      request: request as never,
      responses: { ...answers, ...always } as never,
    });
  }
}

/** A body of JSON that has to be sent. */
export const jsonBody = (schema: z.ZodType) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});

/** Answers of every route for admins alone. */
export const forAdmins = ({ json, problem }: Parts) => ({
  401: json('Nobody is signed in.', problem),
  403: json('Only admins may.', problem),
});
