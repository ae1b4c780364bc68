import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { SignedIn } from '../../accounts/find-viewer.ts';
import type { AskedScope } from '../../api-keys/find-key-holder.ts';
import type { LimitStanding } from '../../limits.ts';

/** What is known of a request when its answer is written down. */
export type Answered = { requestId: string; route: string };

/** What the handlers find beside the request. Tests call the application without a socket. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings> & { answered?: Answered | undefined };
  Variables: {
    requestId: string;
    log: Logger;
    /** The caller's address as the server sees it, or 'Unknown'. */
    ipAddress: string;
    /** The caller's network: what limits count by. */
    network: string;
    /** Says more than the pattern that matched, in logs and metrics. */
    route?: string;
    /** What is left of the limit that this request was counted against. */
    limit?: LimitStanding;
    /** Allows the inline scripts of one page answer. */
    nonce: string;
    /**
     * Who is signed in, found out when first asked. `scope` is what an API key has to be allowed;
     * without it no key is.
     */
    signedIn(scope?: AskedScope): Promise<SignedIn | null>;
  };
};
