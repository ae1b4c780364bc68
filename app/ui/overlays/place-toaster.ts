// Where toasts lie: in their own corner, unless what can be pressed is under them there.

type Box = { left: number; right: number; top: number; bottom: number };

/** The corners in the order in which they are tried; the first one is that of the style sheet. */
const places = ['', 'bottom-start', 'top-end', 'top-start'] as const;
const controls = 'a[href], button, input, select, textarea, summary, label, [role="tab"]';

/** How many of the boxes lie under any of the others. */
export const countCovered = (toasts: readonly Box[], below: readonly Box[]): number =>
  below.filter((one) => toasts.some((toast) => overlap(toast, one))).length;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Moves the toaster to the first corner where it covers no control, or else the fewest. */
export function placeToaster(toaster: HTMLElement): void {
  const toasts = [...toaster.querySelectorAll('.toast')];
  if (toasts.length === 0) return;
  const below = controlsBeside(toaster);
  let best: { place: string; covered: number } | null = null;
  for (const place of places) {
    toaster.dataset.place = place;
    const boxes = toasts.map((toast) => toast.getBoundingClientRect());
    const covered = countCovered(boxes, below);
    if (best === null || covered < best.covered) best = { place, covered };
    if (covered === 0) break;
  }
  toaster.dataset.place = best?.place ?? '';
}

// A modal has the page behind it out of reach.
function controlsBeside(toaster: HTMLElement): Box[] {
  const within = toaster.closest('dialog') ?? document;
  return [...within.querySelectorAll(controls)]
    .filter((control) => !toaster.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
}

/** Keeps it so while the page moves under the toasts. Returns how to stop. */
export function keepPlaced(toaster: HTMLElement): () => void {
  let asked = 0;
  const again = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => placeToaster(toaster));
  };
  placeToaster(toaster);
  // What was shown with the toast, a field or a button, comes a moment later.
  again();
  const options = { capture: true, passive: true };
  for (const event of ['scroll', 'resize', 'focusin']) addEventListener(event, again, options);
  return () => {
    cancelAnimationFrame(asked);
    for (const event of ['scroll', 'resize', 'focusin']) removeEventListener(event, again, options);
  };
}
