// Which card led away from the list: coming Back gives it the focus again.

let opened: string | null = null;

export function rememberOpened(id: string): void {
  opened = id;
}

/** The id of the card, once. */
export function takeOpened(): string | null {
  const id = opened;
  opened = null;
  return id;
}
