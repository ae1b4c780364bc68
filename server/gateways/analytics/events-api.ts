// The events API that Plausible Analytics made: https://plausible.io/docs/events-api. Its X-Forwarded-For
// is never sent, and its User-Agent, without which events are refused, is the same for everybody.
import type { Logger } from 'pino';
import type { StrippedView } from '#domain/analytics/strip-view.ts';
import type { Analytics } from './port.ts';

type EventsApiOptions = {
  /** The whole address of the API, as https://plausible.io/api/event. */
  url: string;
  /** Public address of this installation; its host names the site there. */
  appUrl: string;
  log: Logger;
  timeoutMs?: number;
  /** How long nothing is sent after failures in a row. */
  pauseMs?: number;
  now?: () => number;
};

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const mostWaiting = 1_000;
const mostAtOnce = 2;
const failuresInARow = 5;

export function openEventsApi(options: EventsApiOptions): Analytics {
  const { url, appUrl, log, timeoutMs = 5_000, pauseMs = 60_000, now = Date.now } = options;
  const domain = new URL(appUrl).hostname;
  const closing = new AbortController();
  const waiting: StrippedView[] = [];
  let underWay = 0;
  let failures = 0;
  let pausedUntil = 0;

  const settle = (problem?: unknown) => {
    underWay -= 1;
    failures = problem === undefined ? 0 : failures + 1;
    if (failures >= failuresInARow && !closing.signal.aborted) {
      failures = 0;
      pausedUntil = now() + pauseMs;
      waiting.length = 0; // what is told late is told wrongly: it would count as of now
      log.warn({ err: problem }, 'the analytics service does not answer; views are not passed on');
    }
    sendNext();
  };
  const send = async (view: StrippedView) => {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]);
    const headers = { 'Content-Type': 'application/json', 'User-Agent': userAgent };
    const body = JSON.stringify({ name: 'pageview', domain, url: addressOf(appUrl, view) });
    const request = { method: 'POST', headers, body, signal, redirect: 'error' } as const;
    const answer = await fetch(url, request);
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
  };
  const sendNext = () => {
    while (underWay < mostAtOnce && !closing.signal.aborted) {
      const view = waiting.shift();
      if (!view) return;
      underWay += 1;
      send(view).then(() => settle(), settle);
    }
  };
  return {
    report(view) {
      if (now() < pausedUntil || waiting.length >= mostWaiting) return;
      waiting.push(view);
      sendNext();
    },
    close() {
      waiting.length = 0;
      closing.abort();
    },
  };
}

function addressOf(appUrl: string, { path, query }: StrippedView): string {
  const address = `${appUrl}${path.startsWith('/') ? path : `/${path}`}`;
  return query ? `${address}?${query}` : address;
}
