/** Tells whether any of `element` is on the screen, now and whenever that changes. */
export function whenSeen(element: Element, tell: (seen: boolean) => void): void {
  new IntersectionObserver(([entry]) => tell(entry?.isIntersecting ?? true)).observe(element);
}
