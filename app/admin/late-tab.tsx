import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { loadPageAgain } from '../ui/page/load-page-again.ts';
import { ReadFailure } from './read-failure.tsx';

type Load = () => Promise<ComponentType>;

/**
 * A tab whose code arrives when it is first opened; put it inside a `Suspense`. Where it does not
 * arrive, that alone says so. Asked for again in vain the page is loaded again: all of it that
 * matters stands in its address.
 */
export function lateTab(load: Load): ComponentType {
  const make = () => lazy(async () => ({ default: await load() }));
  let Tab = make();
  return function LateTab() {
    const [round, setRound] = useState(0);
    const [busy, setBusy] = useState(false);
    const retry = async () => {
      setBusy(true);
      try {
        await load();
        Tab = make();
        setRound(round + 1);
      } catch {
        if (await loadPageAgain()) return;
      }
      setBusy(false);
    };
    const failure = (
      <ReadFailure
        text="This tab could not be loaded. Check your connection, then try again."
        busy={busy}
        onRetry={() => void retry()}
      />
    );
    return (
      <TabBoundary key={round} failure={failure}>
        <Tab />
      </TabBoundary>
    );
  };
}

type TabBoundaryProps = { failure: ReactNode; children: ReactNode };

class TabBoundary extends Component<TabBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}
