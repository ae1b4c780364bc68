import type { SandboxCheckout } from './checkout.ts';
import type { SandboxPortal } from './portal.ts';

/** What the pages of the sandbox show; null for an id there is nothing of. */
export type SandboxPages = {
  checkout(id: string): Promise<SandboxCheckout | null>;
  portal(id: string): Promise<SandboxPortal | null>;
};
