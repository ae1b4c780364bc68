const reachable =
  'a[href], button, input, select, textarea, summary, audio[controls], video[controls], [tabindex]';

/** At the end of a modal Tab goes on at its other end: behind it there is nothing but the browser, or nothing at all. */
export function keepFocus(dialog: HTMLElement): () => void {
  const go = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey, target } = event;
    if (key !== 'Tab' || altKey || ctrlKey || metaKey || event.defaultPrevented) return;
    if (!(target instanceof Element) || target.closest('dialog') !== dialog) return;
    const stops = [...dialog.querySelectorAll<HTMLElement>(reachable)].filter(isStop);
    const [from, to] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    const isAtEnd = from === target || (from && isOfGroup(from, target));
    if (!to || !(isAtEnd || (shiftKey && target === dialog))) return;
    event.preventDefault();
    to.focus();
  };
  dialog.addEventListener('keydown', go);
  return () => dialog.removeEventListener('keydown', go);
}

function isStop(one: HTMLElement): boolean {
  if (one.matches(':disabled, [inert] *') || one.tabIndex < 0) return false;
  if (!one.checkVisibility({ visibilityProperty: true })) return false;
  // Of a group of radio buttons the chosen one is reached.
  return !isRadio(one) || one.checked || !groupOf(one).some(({ checked }) => checked);
}

const isRadio = (one: Element): one is HTMLInputElement =>
  one instanceof HTMLInputElement && one.type === 'radio';
const groupOf = (one: HTMLInputElement): HTMLInputElement[] =>
  [...(one.closest('dialog')?.querySelectorAll('input') ?? [])].filter(
    (other) => isRadio(other) && other.name === one.name,
  );
const isOfGroup = (one: Element, other: Element): boolean =>
  isRadio(one) && isRadio(other) && one.name === other.name;
