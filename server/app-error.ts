export type FieldProblem = { path: string; message: string };

const statuses = {
  'bad-request': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'invalid-input': 422,
  weak_password: 422,
  'too-many-requests': 429,
  unavailable: 503,
} as const;
export type AppErrorCode = keyof typeof statuses;

export type AppErrorDetails = {
  fields?: FieldProblem[];
  /** Names of what is wrong with a password. */
  reasons?: readonly string[];
  /** For 429 and 503: when trying again makes sense. */
  retryAfterSeconds?: number;
  /** For 429: the limit that is used up. */
  limit?: { count: number; remaining: number; resetSeconds: number } | undefined;
  cause?: unknown;
};

/** An answer other than success that ends a request. `message` is shown to people. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: AppErrorCode;
  readonly fields: FieldProblem[] | undefined;
  readonly reasons: readonly string[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly limit: AppErrorDetails['limit'];

  constructor(code: AppErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.reasons = details.reasons;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.limit = details.limit;
  }

  get status() {
    return statuses[this.code];
  }
}
