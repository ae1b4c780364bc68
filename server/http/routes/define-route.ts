import type { Context } from 'hono';
import type { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Body, Params, Query, Route } from '#domain/contract/route.ts';
import type { SignedIn } from '../../accounts/find-viewer.ts';
import type { LimitRule } from '../../limits.ts';
import type { Audience } from '../../policies.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';

/** What a caller sent, checked. */
export type Input<R extends Route> = { params: Params<R>; query: Query<R>; body: Body<R> };

/** One call of a route. */
export type Call<Who extends SignedIn | null = SignedIn | null> = {
  c: Context<HttpEnv>;
  services: Services;
  now: Date;
  /** Null where the route is everybody's: nobody asked who it is. */
  signedIn: Who;
  viewer: Who extends SignedIn ? Viewer : null;
};
type Caller<May extends Audience> = May extends 'everybody' ? null : SignedIn;

/** In words, with the form where the answer has one beside the usual of a refusal. */
type Said = string | readonly [words: string, form: z.ZodType];

/** What the server says and does of a route. */
type Served<R extends Route, May extends Audience> = {
  may: May;
  /** One line for the API page; without it the page is silent of the route. */
  summary?: string;
  description?: string;
  /** What a success is, for the API page: 'Done.' unless told. */
  gives?: string;
  /** Other answers by status, for the API page; those of `may` and of the schemas are added. */
  also?: Readonly<Record<number, Said>>;
  /** Simpler forms for the API page, of what is the business of one page alone. */
  described?: { headers?: z.ZodObject; body?: z.ZodType; answer?: z.ZodType };
  /** Counted after the input was found valid and before `run`. */
  limits?(call: Call<Caller<May>>): LimitRule[];
  /** Reads the body where its schema alone does not say what is wrong with it. */
  readBody?(sent: unknown): Body<R>;
  /** Reads the query where it is said in a way of its own. */
  readQuery?(c: Context<HttpEnv>): Query<R>;
  /**
   * Gives the answer, or makes a response of its own: another status, a file. Throws an AppError
   * for a refusal.
   */
  run(input: Input<R>, call: Call<Caller<May>>): Made<R>;
};
type Made<R extends Route> = R extends { answer: infer S extends z.ZodType }
  ? Promise<z.input<S> | Response>
  : R extends { file: string }
    ? Promise<Response>
    : Promise<void> | Promise<Response | undefined>;

/** A route with what the server does, as everything that walks over routes sees it. */
export type DefinedRoute = Omit<
  Served<Route, Audience>,
  'run' | 'limits' | 'readBody' | 'readQuery'
> & {
  route: Route;
  limits?(call: Call): LimitRule[];
  readBody?(sent: unknown): unknown;
  readQuery?(c: Context<HttpEnv>): unknown;
  run(input: unknown, call: Call): Promise<unknown>;
};

/** Says who may call a route and what it does. Its family lists it. */
export const defineRoute = <R extends Route, const May extends Audience>(
  route: R,
  served: Served<R, May>,
): DefinedRoute => ({ ...served, route }) as never;

/** Routes that are served together. */
export type Family = {
  /** Where not every installation has them. */
  isServed?(services: Services): boolean;
  /** Everything below that path is for these alone: nobody else learns what there is. */
  below?: { path: string; may: Audience };
  /** What somebody is told who would have to sign in first. */
  signedOut?(): Error;
  /** Throws for a session that is none of ours, before anybody is told that there is none. */
  refuseForged?(c: Context<HttpEnv>, services: Services): Promise<void>;
  /** Makes the answer to what was thrown, where it has a form of its own; or throws on. */
  refuse?(thrown: unknown, services: Services): Promise<Response>;
  /** Writes down what became of a call, answered or refused. */
  note?(c: Context<HttpEnv>, services: Services, answer: Response): Promise<void>;
  /** What is said to a method that is none of the address's. */
  wrongMethod?: string;
  /** A parameter left empty counts as not given. */
  ignoresEmpty?: true;
  routes: readonly DefinedRoute[];
};
