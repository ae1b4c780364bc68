import type { Setback } from '#domain/functions/setback.ts';

/** What became of a call that gave nothing. */
export type FailureKind =
  | 'key-refused'
  | 'model-unknown'
  | 'no-credit'
  /** The request as such, or what it asks for. */
  | 'refused'
  | 'busy'
  | 'broken'
  | 'unreachable'
  /** It had begun to answer. */
  | 'broken-off'
  | 'timeout'
  /** The caller left. */
  | 'canceled'
  | 'unusable';

type Known = {
  /** How long the provider asks to wait. */
  retryAfterMs?: number | undefined;
  /** It does not take being asked to say what was used. */
  refusesUse?: boolean;
  /** What had come until then. */
  soFar?: string;
  /** Tokens, where the provider told them. */
  tokens?: Tokens | undefined;
};

export type Tokens = { input: number; output: number };

/**
 * Why a call gave nothing. It holds neither what was sent nor what a provider said: their messages
 * repeat keys and prompts.
 */
export class CallFailure extends Error {
  readonly kind: FailureKind;
  readonly known: Known;
  constructor(kind: FailureKind, message: string, known: Known = {}, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CallFailure';
    this.kind = kind;
    this.known = known;
  }
}

const setbacks: Record<FailureKind, Setback> = {
  'key-refused': 'unavailable',
  'model-unknown': 'unavailable',
  'no-credit': 'unavailable',
  refused: 'unusable',
  busy: 'busy',
  broken: 'unavailable',
  unreachable: 'unavailable',
  'broken-off': 'unavailable',
  timeout: 'timeout',
  canceled: 'unavailable',
  unusable: 'unusable',
};

export const setbackOf = ({ kind }: CallFailure): Setback => setbacks[kind];

// Before the model begins, nothing is charged.
const unpaid: readonly FailureKind[] = [
  'key-refused',
  'model-unknown',
  'no-credit',
  'refused',
  'busy',
  'broken',
  'unreachable',
];

/** Whether the provider may charge for it all the same. */
export const mayCost = ({ kind }: CallFailure): boolean => !unpaid.includes(kind);

/** The caller's patience is a time-out of ours; otherwise the caller is gone. */
export const leftBy = (signal: AbortSignal, known: Known = {}): CallFailure =>
  (signal.reason as Error | undefined)?.name === 'TimeoutError'
    ? new CallFailure('timeout', 'the model took too long', known)
    : new CallFailure('canceled', 'the caller left', known);
