/** A refusal under `/api/auth`, with a code as better-auth's own have it. `message` is shown to people. */
export class AuthRefusal extends Error {
  override name = 'AuthRefusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
