import type { z } from 'zod';

/** A route of the API, as far as both sides of it have to agree. Who may, and what it does, is the server's. */
export type Route = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With names for what varies, as in '/api/projects/:id'. */
  path: string;
  /** How that looks, for the description of the API: an id of another form is one there is nothing of. */
  params?: z.ZodObject;
  /** What may stand behind the path. */
  query?: z.ZodObject;
  /** The body, in JSON. */
  body?: z.ZodType;
  /** The body is a file of this type instead, or of one of several: 'image/png, image/jpeg'. */
  upload?: string;
  /** The answer, in JSON. Without it, and without a file, a success says nothing more. */
  answer?: z.ZodType;
  /** The answer is a file of this type instead, or of one of several: 'image/jpeg, image/webp'. */
  file?: string;
  /** Of a success: 200 or, without an answer, 204 unless told. */
  status?: 201 | 202;
  /** How long a page waits for it: 45,000 unless told. */
  waitMs?: number;
};

/** Types the declaration of a route. */
// @__NO_SIDE_EFFECTS__
export function route<const R extends Route>(declared: R): R {
  return declared;
}

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What varies in the path. */
export type Params<R extends Route> = Record<Names<R['path']>, string>;
/** What the schema of the query makes of it. */
export type Query<R extends Route> = R extends { query: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
/** What the schema of the body makes of it. */
export type Body<R extends Route> = R extends { body: infer S extends z.ZodType }
  ? z.output<S>
  : R extends { upload: string }
    ? Uint8Array<ArrayBuffer>
    : undefined;
/** What a page reads of a success. */
export type Answer<R extends Route> = R extends { answer: infer S extends z.ZodType }
  ? z.output<S>
  : null;

/** What an asker has to give, and may. */
export type Given<R extends Route> = ([Names<R['path']>] extends [never]
  ? object
  : { params: Params<R> }) &
  (R extends { query: infer S extends z.ZodType }
    ? { query?: URLSearchParams | Partial<Record<keyof z.input<S>, QueryValue>> }
    : object) &
  (R extends { body: infer S extends z.ZodType } ? { body: z.input<S> } : object) &
  (R extends { upload: string } ? { file: Blob } : object);
type QueryValue = string | number | boolean | undefined;

/** The address of a route with what is given; values cannot leave their place in it. */
export function addressOf<R extends Route>({ path }: R, given: Given<R>): string {
  const { params = {}, query = {} } = given as {
    params?: Record<string, string>;
    query?: URLSearchParams | Record<string, QueryValue>;
  };
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const asked = query instanceof URLSearchParams ? query : parametersOf(query);
  return asked.size > 0 ? `${filled}?${asked}` : filled;
}

const parametersOf = (query: Record<string, QueryValue>) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
