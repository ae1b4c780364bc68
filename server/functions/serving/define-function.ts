import type { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type FunctionName, functionRoutes } from '#domain/contract/function-routes.ts';
import type { GenerationKind } from '../../db/schema.ts';
import type { GenerationContext } from '../../engine/generation-context.ts';
import type { SentPackages } from '../../http/sent-packages.ts';
import type { LimitRule } from '../../limits.ts';
import type { Services } from '../../services.ts';

/** What a function may use beside its input. */
export type FunctionContext = {
  services: Services;
  /** The caller's address as the server sees it, or 'Unknown'. */
  ipAddress: string;
  /** The caller's network, for limits: the address, or the first half of an IPv6 address. */
  network: string;
  /** Whether the caller sits at the machine the server runs on. */
  isOwnMachine: boolean;
  /** The packages this browser sent as a guest. */
  packages: SentPackages;
  /** The hash of the key to the pictures this browser sent as a guest, or null. */
  guest: string | null;
  /** Who is signed in, or null. */
  viewer: Viewer | null;
  /** Whether a program asks, with a key of theirs. */
  isProgram: boolean;
  now: Date;
  requestId: string;
  /** For functions that write or draw. */
  generation: GenerationContext;
};

/** One function of `POST /api/functions/<name>`. */
export type FunctionDefinition<Input = unknown, Answer = unknown> = {
  name: string;
  /** One line for the API page. */
  summary: string;
  request: z.ZodType<Input>;
  answer: z.ZodType<unknown, Answer>;
  /** Counted after the input was found valid and before `run`. */
  limits?(context: FunctionContext): LimitRule[];
  /** What it writes or draws: such work is noted, and a visitor has two of it at a time. */
  generates?: GenerationKind;
  /** Throws an AppError for an outcome that is not an answer. */
  run(input: Input, context: FunctionContext): Promise<NoInfer<Answer>>;
};

type Declared<Name extends FunctionName> = Omit<
  FunctionDefinition<Input<Name>, Answer<Name>>,
  'name' | 'request' | 'answer'
> & { name: Name };
type Input<Name extends FunctionName> = z.output<(typeof functionRoutes)[Name]['body']>;
type Answer<Name extends FunctionName> = z.output<(typeof functionRoutes)[Name]['answer']>;

/** Says what a function of the contract does; the registry lists it. */
export function defineFunction<Name extends FunctionName>(
  declared: Declared<Name>,
): FunctionDefinition<Input<Name>, Answer<Name>> {
  const { answer, body } = functionRoutes[declared.name];
  return { ...declared, request: body, answer } as never;
}
