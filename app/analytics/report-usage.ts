// Runs inside the page, with or without the application: tells our own server that a page was seen
// or a step reached. Never waited for; a failure concerns nobody.
import { stripView } from '#domain/analytics/strip-view.ts';
import { routeEvent, stepEvent } from '../usage-events.ts';

const address = '/api/page-views';

// A machine that is never idle counts too.
const idleWithin = { timeout: 2_000 } as const;

let waiting: object[] = [];
let seen = '';

function send(report: object): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  if (navigator.sendBeacon?.(address, body)) return;
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => {});
}

function sendAll(): void {
  const reports = waiting;
  waiting = [];
  for (const report of reports) send(report);
}

function report(what: object): void {
  waiting.push(what);
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(sendAll, idleWithin);
}

function reportView(): void {
  const { pathname, search } = location;
  const view = stripView(pathname, search);
  seen = pathname + view.query;
  report(view);
}

// Words that are typed into a search change the address too, but are no view of their own.
function onRoute(): void {
  const { pathname, search } = location;
  if (seen !== pathname + stripView(pathname, search).query) reportView();
}

const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
  globalPrivacyControl?: boolean;
};

if (doNotTrack !== '1' && !globalPrivacyControl) {
  addEventListener(routeEvent, onRoute);
  addEventListener(stepEvent, (event) => report({ step: (event as CustomEvent<string>).detail }));
  addEventListener('pagehide', sendAll);
  // Found again by Back as it was left: seen, and not loaded.
  addEventListener('pageshow', ({ persisted }) => persisted && reportView());
  // Made ahead by the browser, and perhaps never looked at.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', reportView, { once: true });
  } else reportView();
}
