import type { ComponentProps } from 'react';
import { useHydrated } from '../page/use-hydrated.ts';

/**
 * A form that our own code sends. It takes nothing before the page is alive: the browser would send
 * it by itself, and what was typed would be lost, or stand in an address.
 */
export function LiveForm({ children, ...form }: ComponentProps<'form'>) {
  return (
    <form method="post" noValidate {...form}>
      <fieldset className="live-form" disabled={!useHydrated()}>
        {children}
      </fieldset>
    </form>
  );
}
