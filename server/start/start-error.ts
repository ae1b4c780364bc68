/** Something that keeps the server from starting and that a person can put right: the message says how. */
export class StartError extends Error {
  override name = 'StartError';
}
