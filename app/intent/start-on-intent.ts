// Runs inside the page, before and instead of the application. The server parks the page's module
// scripts; the first sign that the visitor wants something starts them, and the click that was
// the sign is made again once there is somebody to hear it.
import { keepTyping, opener } from '../ui/controls/typed-ahead.ts';

const patienceMs = 8_000;
const parkedLinks = 'link[rel=later]';
const marked = '[data-intent]';
const page = document.documentElement;

let started = false;
let hydrated = false;
let waiting: HTMLElement | null = null;
let move: (() => void) | null = null;
let timer = 0;
let stopKeeping = () => {};
const firstTop = scrollY;
let firstPlace = '';

/** Fetches the modules without running them. */
function preload(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(parkedLinks)) {
    link.rel = link.as ? 'preload' : 'modulepreload';
  }
}

function start(): void {
  if (started) return;
  started = true;
  preload(); // without it the modules would be found one after the other
  for (const parked of document.querySelectorAll<HTMLScriptElement>('script[type=later]')) {
    const live = document.createElement('script');
    live.type = 'module';
    live.nonce = parked.nonce;
    live.text = parked.text;
    parked.replaceWith(live);
  }
}

function element(event: Event): Element | null {
  return event.target instanceof Element ? event.target : null;
}

// A plain link works by itself: going over it needs no application.
function leadsAway(event: Event): boolean {
  const link = element(event)?.closest('a[href]');
  return Boolean(link && !link.matches(marked));
}

function onSign(event: Event): void {
  if (leadsAway(event)) return;
  start();
  if (event instanceof KeyboardEvent) keepMove(event);
}

// A key that leads from one marked control to the next, as among tabs, is pressed again like a click.
function keepMove(event: KeyboardEvent): void {
  const target = element(event);
  if (!/^(Arrow|Home$|End$)/.test(event.key) || !target?.matches(marked)) return;
  event.preventDefault();
  const { key } = event;
  move = () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

function onPointerOver(event: Event): void {
  if (element(event)?.closest(marked)) start();
}

// A list that grows as one scrolls needs the application for it.
function onScrolled(): void {
  if (document.querySelector('[data-intent-scroll]')) start();
}

// A browser tells of a pointer that rests where the page appears, and at times of a scroll to
// where the page stands.
function hasMoved(event: Event): boolean {
  if (event.type === 'scroll') return scrollY !== firstTop;
  if (!(event instanceof MouseEvent)) return true;
  const place = `${event.clientX} ${event.clientY}`;
  firstPlace ||= place;
  return place !== firstPlace;
}

function onMove(event: Event): void {
  if (!hasMoved(event)) return;
  removeEventListener(event.type, onMove, true); // the first is enough
  if (event.type === 'scroll') onScrolled();
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(preload);
}

function onClick(event: MouseEvent): void {
  const target = element(event)?.closest<HTMLElement>(marked);
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (hydrated || !target || modified || event.button !== 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  waiting?.removeAttribute('aria-busy');
  waiting = target;
  target.setAttribute('aria-busy', 'true');
  start();
  stopKeeping();
  if (target.matches(opener)) stopKeeping = keepTyping();
  clearTimeout(timer);
  timer = window.setTimeout(giveUp, patienceMs);
}

// The application did not come: a link still leads somewhere, and so does a form.
function giveUp(): void {
  const target = waiting;
  stopKeeping();
  target?.removeAttribute('aria-busy');
  waiting = null;
  if (target instanceof HTMLAnchorElement) location.assign(target.href);
  if (target instanceof HTMLButtonElement) target.form?.requestSubmit(target);
}

function onHydrated(): void {
  hydrated = true;
  stopKeeping(); // the application does it from here
  clearTimeout(timer);
  for (const kind of signs) removeEventListener(kind, onSign, true);
  removeEventListener('pointerover', onPointerOver, true);
  removeEventListener('click', onClick, true);
  waiting?.removeAttribute('aria-busy');
  waiting?.click();
  waiting = null;
  move?.();
}

// The page is of no use asleep, the wizard was open when this tab was left, the address asks for
// it, the page was loaded again to open something, or it has an unfinished ad to offer.
function isExpected(): boolean {
  if (document.querySelector('[data-intent-now]')) return true;
  if (new URLSearchParams(location.search).has('begin')) return true;
  try {
    if (sessionStorage.getItem('openAfterLoad')) return true;
    if (document.querySelector('.start-bar') && localStorage.getItem('guestDrafts')) return true;
    return /"(open|returnToWizard)":true/.test(sessionStorage.getItem('wizardState') ?? '');
  } catch {
    return false; // storage can be forbidden
  }
}

const signs = ['pointerdown', 'keydown', 'focusin'];

if (!page.dataset.app) {
  page.dataset.app = 'waiting';
  for (const kind of signs) addEventListener(kind, onSign, true);
  addEventListener('pointerover', onPointerOver, true);
  addEventListener('click', onClick, true);
  for (const kind of ['pointermove', 'scroll', 'touchstart']) {
    addEventListener(kind, onMove, { passive: true, capture: true });
  }
  addEventListener('hydrated', onHydrated, { once: true });
  if (isExpected()) start();
  if (firstTop > 0) onScrolled(); // a page loaded anew may stand where it was already
}
