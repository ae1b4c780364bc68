// The addresses of others that are told of events.

export type Told = {
  /** What was answered; null where nobody did. */
  status: number | null;
  /** Why it was not taken, in words for the house; null where it was. */
  problem: string | null;
};

export interface WebhookSender {
  /** Why nothing can ever be sent there, or null. Names are looked up when something is sent. */
  refuses(url: string): string | null;
  /** Sends once. Whatever comes of it is an answer; throws only what `signal` aborts with. */
  send(
    url: string,
    body: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Told>;
}
