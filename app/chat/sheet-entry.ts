// While the sheet covers the page it has an entry of its own in the history, so that Back closes
// it. The entry copies the router's state of the page, so for the router nothing has moved.

type PageState = { key?: string; chatSheet?: boolean } | null;

let hearNoMore = () => {};

/** Makes the entry; `onBack` is called when it was left by Back. */
export function enterSheet(onBack: () => void): void {
  hearNoMore();
  const pageKey = keyOf(history.state);
  if (!isSheet(history.state)) history.pushState({ ...history.state, chatSheet: true }, '');
  const onPop = (event: PopStateEvent) => {
    if (keyOf(event.state) !== pageKey) return;
    event.stopImmediatePropagation();
    if (!isSheet(event.state)) onBack();
  };
  // Capturing, so that the router's listener comes after this one.
  window.addEventListener('popstate', onPop, { capture: true });
  hearNoMore = () => window.removeEventListener('popstate', onPop, { capture: true });
}

/** Back to the page's own entry, where the sheet's is the current one; settles when it is. */
export function leaveSheet(): Promise<void> {
  hearNoMore();
  if (!isSheet(history.state)) return Promise.resolve();
  return new Promise((resolve) => {
    const swallow = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      resolve();
    };
    window.addEventListener('popstate', swallow, { once: true, capture: true });
    history.back();
  });
}

/** Whether the sheet's entry is the current one. */
export const isInSheet = (): boolean => isSheet(history.state);

const isSheet = (state: PageState) => state?.chatSheet === true;
const keyOf = (state: PageState) => state?.key ?? '';
