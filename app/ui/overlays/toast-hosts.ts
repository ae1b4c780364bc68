// Where toasts are shown: in the modal that was opened last, else in the page.
import { openStore } from '../store.ts';

const hosts = openStore<HTMLElement[]>([]);

/** Shows toasts inside this element until the returned function is called. */
export function addToastHost(host: HTMLElement): () => void {
  hosts.write([...hosts.read(), host]);
  return () => hosts.write(hosts.read().filter((other) => other !== host));
}

export const currentToastHost = (): HTMLElement | null => hosts.read().at(-1) ?? null;

export const subscribeToToastHosts = hosts.subscribe;
