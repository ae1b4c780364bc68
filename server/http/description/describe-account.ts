// The member's own part of the API, described.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { accountFacts, listedSession } from '#domain/accounts/account-facts.ts';
import { profile, profileChanges } from '#domain/accounts/profile.ts';
import { sessionAnswer } from '#domain/accounts/viewer.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { deleteRequest, passwordRequest } from '../members/account-api.ts';
import { hasRoleRequest } from '../members/roles-api.ts';

type Described = {
  method: 'get' | 'post' | 'patch' | 'delete';
  path: string;
  summary: string;
  description?: string;
  body?: z.ZodType;
  params?: z.ZodObject;
  answers: Record<number, [description: string, schema?: z.ZodType]>;
};

const nobody = { 401: ['Nobody is signed in.'] as [string] };

// What deleting means, in words: here because this is what programs and people read of it.
const deletion =
  `Deletes the account at once and for good: profile, sessions, ways to sign in, second
factor, roles, projects with their takes, creative packages with their production requests, and the
mails about them; packages and mails of the same address without an account too, when the address
was verified. Pictures that nothing else shows follow within hours. Kept are a wish for no more mail,
so that it is kept to, and counts of limits, which hold no address. Payments and subscriptions stay
for the accounts, as nobody’s; a subscription that runs is ended.`.replaceAll('\n', ' ');

const described: Described[] = [
  {
    method: 'get',
    path: '/api/session',
    summary: 'Who is signed in, with an access token of ten minutes.',
    description:
      'Renews the session of the cookie. The token counts as `Authorization: Bearer …` for as long as its session lives; its keys stand at /api/auth/jwks.',
    answers: { 200: ['The session, or null.', sessionAnswer], 401: ['An invalid token.'] },
  },
  {
    method: 'get',
    path: '/api/account',
    summary: 'Everything the account page shows.',
    answers: { 200: ['The account.', accountFacts], ...nobody },
  },
  {
    method: 'get',
    path: '/api/account/export',
    summary: 'Everything stored of the member, as one JSON file.',
    answers: { 200: ['The file.', z.object({})], ...nobody },
  },
  {
    method: 'post',
    path: '/api/account/password',
    summary: 'Sets a password where there is none; asks for a session of the last day.',
    body: passwordRequest,
    answers: {
      200: ['Done.', z.object({ status: z.literal(true) })],
      400: ['There is a password already.'],
      ...nobody,
      403: ['The session is older than a day.'],
      422: ['The password is weak; `reasons` says why.'],
    },
  },
  {
    method: 'post',
    path: '/api/account/delete',
    summary: 'Deletes the account and everything of it.',
    description: deletion,
    body: deleteRequest,
    answers: {
      204: ['Deleted; the cookie is taken back.'],
      ...nobody,
      403: ['There is no password, and the session is older than a day.'],
      422: ['The password is missing or wrong.'],
      429: ['Too many passwords were tried.'],
    },
  },
  {
    method: 'get',
    path: '/api/account/sessions',
    summary: 'The sessions that live, the one that asks first.',
    answers: { 200: ['The sessions.', z.object({ sessions: z.array(listedSession) })], ...nobody },
  },
  {
    method: 'delete',
    path: '/api/account/sessions',
    summary: 'Signs out everywhere.',
    answers: { 204: ['Signed out.'], ...nobody },
  },
  {
    method: 'delete',
    path: '/api/account/sessions/{id}',
    summary: 'Ends one session.',
    params: z.object({ id: z.string() }),
    answers: { 204: ['Ended.'], ...nobody, 404: ['There is no session of this id.'] },
  },
  {
    method: 'get',
    path: '/api/profile',
    summary: 'The profile of who is signed in.',
    answers: { 200: ['The profile.', profile], ...nobody },
  },
  {
    method: 'patch',
    path: '/api/profile',
    summary: 'Changes what is named of the profile, and nothing else.',
    body: profileChanges,
    answers: {
      200: ['The profile.', profile],
      ...nobody,
      422: ['Some fields need a change; `fields` says which.'],
    },
  },
  {
    method: 'post',
    path: '/api/rpc/has_role',
    summary: 'Whether a member holds a role: of oneself, or for admins of anybody; else false.',
    body: hasRoleRequest,
    answers: { 200: ['Whether.', z.boolean()], 422: ['The id is none.'] },
  },
];

/** `problem` is the schema of a refusal. */
export function describeAccount(app: OpenAPIHono<HttpEnv>, problem: z.ZodType): void {
  for (const { answers, body, params, ...rest } of described) {
    const responses = Object.entries(answers).map(([status, [description, schema]]) => {
      const shape = schema ?? (Number(status) >= 400 ? problem : undefined);
      const content = shape && { 'application/json': { schema: shape } };
      return [status, { description, ...(content ? { content } : {}) }];
    });
    app.openAPIRegistry.registerPath({
      ...rest,
      request: {
        ...(params ? { params } : {}),
        ...(body
          ? { body: { required: true, content: { 'application/json': { schema: body } } } }
          : {}),
      },
      responses: Object.fromEntries(responses),
    });
  }
}
