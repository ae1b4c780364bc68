// Where toasts lie: in their own corner, unless what can be pressed is under them there; in a narrow window
// between what can be pressed.

type Box = { left: number; right: number; top: number; bottom: number };

/** The corners in the order in which they are tried; the first one is that of the style sheet. */
const places = ['', 'bottom-start', 'top-end', 'top-start'] as const;
const controls = 'a[href], button, input, select, textarea, summary, label, [role="tab"]';

/**
 * What it costs that toasts lie over what can be pressed: of each control the part that is covered,
 * and much more where that is its middle, which is where it is pressed.
 */
export function costOf(toasts: readonly Box[], below: readonly Box[]): number {
  return below.reduce((sum, one) => {
    const part = toasts.reduce((most, toast) => Math.max(most, partCovered(toast, one)), 0);
    const isMiddle = toasts.some((toast) => holds(toast, middleOf(one)));
    return sum + part + (isMiddle ? middleCost : 0);
  }, 0);
}

const middleCost = 3;
const middleOf = ({ left, right, top, bottom }: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});
const holds = (box: Box, { x, y }: { x: number; y: number }): boolean =>
  box.left < x && x < box.right && box.top < y && y < box.bottom;

function partCovered(toast: Box, one: Box): number {
  const width = Math.min(toast.right, one.right) - Math.max(toast.left, one.left);
  const height = Math.min(toast.bottom, one.bottom) - Math.max(toast.top, one.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / ((one.right - one.left) * (one.bottom - one.top));
}

/** How little is shown while the rest would lie over a control. */
const looks = ['', 'newest', 'title'] as const;

/**
 * Moves the toaster to where it covers no control. Where the middle of one would be covered, the newest toast is
 * shown alone, then its title alone; what lies below an edge, or where there is no room, is pressed through it.
 */
export function placeToaster(toaster: HTMLElement): void {
  const all = [...toaster.querySelectorAll<HTMLElement>('.toast')];
  if (all.length === 0) return;
  const newest = all.reduce((one, other) => (idOf(other) > idOf(one) ? other : one));
  const below = controlsBeside(toaster);
  let cost = 0;
  for (const look of looks) {
    toaster.dataset.look = look;
    for (const toast of all) toast.dataset.over = String(look !== '' && toast !== newest);
    cost = placed(toaster, look === '' ? all : [newest], below);
    if (cost < middleCost) break;
  }
  toaster.dataset.through = String(cost > 0);
}

const idOf = ({ dataset }: HTMLElement): number => Number(dataset.id);

// In the first corner where nothing is covered, or at the height where least is.
function placed(toaster: HTMLElement, toasts: readonly Element[], below: readonly Box[]): number {
  const costAt = (place: string, shift = 0) => {
    toaster.dataset.place = place;
    return costOf(boxesOf(toasts, shift), below);
  };
  let best = { place: '', cost: costAt('') };
  for (const place of places) {
    const cost = costAt(place);
    if (cost < best.cost) best = { place, cost };
    if (cost === 0) return 0;
  }
  const between = bestHeight(toasts, below, () => costAt('top-end'));
  if (between.cost < best.cost) {
    toaster.style.setProperty('--toast-top', `${between.top}px`);
    best = { place: 'between', cost: between.cost };
  }
  toaster.dataset.place = best.place;
  return best.cost;
}

const step = 8;

// At the right edge, where the corner at the top is.
function bestHeight(toasts: readonly Element[], below: readonly Box[], toTop: () => unknown) {
  toTop();
  const boxes = boxesOf(toasts);
  const first = Math.min(...boxes.map(({ top }) => top));
  const last = innerHeight - (Math.max(...boxes.map(({ bottom }) => bottom)) - first) - step;
  let best = { top: first, cost: costOf(boxes, below) };
  for (let top = first + step; top <= last && best.cost > 0; top += step) {
    const cost = costOf(boxesOf(toasts, top - first), below);
    if (cost < best.cost) best = { top, cost };
  }
  return best;
}

const boxesOf = (toasts: readonly Element[], shift = 0): Box[] =>
  toasts.map((toast) => {
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    return { left, right, top: top + shift, bottom: bottom + shift };
  });

// A modal has the page behind it out of reach.
function controlsBeside(toaster: HTMLElement): Box[] {
  const within = toaster.closest('dialog') ?? document;
  return [...within.querySelectorAll(controls)]
    .filter((control) => !toaster.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
}

const recheckMs = 400;

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
  const often = setInterval(again, recheckMs);
  const options = { capture: true, passive: true };
  for (const event of ['scroll', 'resize', 'focusin']) addEventListener(event, again, options);
  return () => {
    clearInterval(often);
    cancelAnimationFrame(asked);
    for (const event of ['scroll', 'resize', 'focusin']) removeEventListener(event, again, options);
  };
}
