// Where toasts are shown: in the modal that was opened last, else in the page.

let hosts: HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: HTMLElement[]): void {
  hosts = next;
  for (const listener of listeners) listener();
}

/** Shows toasts inside this element until the returned function is called. */
export function addToastHost(host: HTMLElement): () => void {
  change([...hosts, host]);
  return () => change(hosts.filter((other) => other !== host));
}

export function currentToastHost(): HTMLElement | null {
  return hosts.at(-1) ?? null;
}

export function subscribeToToastHosts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
