/**
 * Where the payment page opened: beside this one, in its place since no tab could be had, or nowhere,
 * as its tab was closed while it was asked for.
 */
export type CheckoutPlace = 'tab' | 'window' | 'closed';
/** A tab that waits for its address. */
export type CheckoutTab = { lead(url: string): CheckoutPlace; close(): void };

/**
 * Opens an empty tab. It has to be called in the press itself: later, browsers take it for a popup
 * and block it. A blocked tab leads this window away instead.
 */
export function openCheckoutTab(): CheckoutTab {
  const opened = window.open('', '_blank');
  // Some blockers give a tab that is closed already.
  const tab = opened?.closed ? null : opened;
  if (tab) {
    tab.opener = null;
    keepNothing(tab);
    sayWaiting(tab.document);
  }
  return {
    lead(url) {
      if (tab?.closed) return 'closed';
      if (tab) {
        tab.location.replace(url);
        return 'tab';
      }
      window.location.assign(url);
      return 'window';
    },
    close: () => tab?.close(),
  };
}

// A browser copies what this tab keeps, and the draft would lie over every page that follows the payment.
function keepNothing(tab: Window): void {
  try {
    tab.sessionStorage.clear();
  } catch {
    // Nothing can be kept there.
  }
}

// The tab is in front while the server is asked.
function sayWaiting(page: Document): void {
  const text = 'Opening the payment page…';
  page.title = text;
  page.documentElement.lang = 'en';
  page.body.textContent = text;
  page.body.style.cssText =
    'margin:0;display:grid;place-items:center;min-height:100vh;background:#0d0a07;color:#f6f3ec;font:600 18px system-ui,sans-serif';
}
