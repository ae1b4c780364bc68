import { type RefObject, useEffect, useRef } from 'react';

const delayMs = 500;
const perCharacterMs = 15;
const highlightName = 'not-typed-yet';
const stillMedia = ['(prefers-reduced-motion: reduce)', '(forced-colors: active)'];

/**
 * Types the text of an element out while `active`. The whole text is in the document from the
 * start, so that it is read and laid out at once; what is not typed yet is painted over by a
 * highlight. `onDone` is called at the end, on a click on the text, and at once where motion is
 * not wanted, where colours are forced (a highlight would be one too) or the browser has none.
 */
export function useTypedOut(
  container: RefObject<HTMLElement | null>,
  active: boolean,
  onDone: () => void,
): void {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const element = container.current;
    if (!active || !element) return;
    const nodes = textNodes(element);
    const last = nodes.at(-1);
    if (
      !last ||
      stillMedia.some((media) => window.matchMedia(media).matches) ||
      !('highlights' in CSS)
    ) {
      done.current();
      return;
    }
    const untyped = new Range();
    untyped.setEnd(last, last.length);
    untyped.setStart(element, 0);
    CSS.highlights.set(highlightName, new Highlight(untyped));
    const started = performance.now();
    let frame = 0;
    const type = () => {
      const typed = Math.floor((performance.now() - started - delayMs) / perCharacterMs);
      const place = typed > 0 ? placeAfter(nodes, typed) : undefined;
      if (place === null) return done.current();
      if (place) untyped.setStart(place.node, place.offset);
      frame = requestAnimationFrame(type);
    };
    frame = requestAnimationFrame(type);
    const finish = () => done.current();
    element.addEventListener('click', finish);
    return () => {
      element.removeEventListener('click', finish);
      cancelAnimationFrame(frame);
      CSS.highlights.delete(highlightName);
    };
  }, [container, active]);
}

function textNodes(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

// Where the given number of characters ends; null behind the last one.
function placeAfter(nodes: Text[], characters: number): { node: Text; offset: number } | null {
  let left = characters;
  for (const node of nodes) {
    if (left < node.length) return { node, offset: left };
    left -= node.length;
  }
  return null;
}
