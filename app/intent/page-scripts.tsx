import { Children, cloneElement, isValidElement, type ReactNode, useContext } from 'react';
import { Scripts, useMatches } from 'react-router';
import { RequestFacts } from '../request-facts.ts';
import startOnIntent from './start-on-intent.ts?inline-script';

/** A route says `export const handle: PageHandle = { hydrate: 'on-intent' }` to wait for the visitor. */
export type PageHandle = {
  hydrate?: 'on-intent';
  /** Scripts and styles to fetch together with the application: what will be asked for first. */
  ahead?: string[];
};

/**
 * The scripts of the page. Where a matched route waits for intent, the server sends them parked
 * (see start-on-intent.ts); the browser renders them as usual, so that the page hydrates.
 */
export function PageScripts() {
  const { nonce } = useContext(RequestFacts);
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined);
  const waits = handles.some((handle) => handle?.hydrate === 'on-intent');
  if (!waits) return <Scripts />;
  return (
    <>
      {typeof document === 'undefined' ? park(Scripts({})) : <Scripts />}
      {handles.flatMap((handle) => handle?.ahead ?? []).map(fetchLater)}
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, made by the build
        dangerouslySetInnerHTML={{ __html: startOnIntent }}
      />
    </>
  );
}

// The browser's copy of the list is empty, and React leaves links it does not know alone.
function fetchLater(file: string) {
  const style = file.endsWith('.css') ? { as: 'style', crossOrigin: '' as const } : {};
  return <link key={file} rel="later" href={file} {...style} />;
}

type Parkable = { rel?: string; type?: string; children?: ReactNode };

function park(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<Parkable>(child)) return child;
    const { rel, type, children } = child.props;
    if (rel === 'modulepreload') return cloneElement(child, { rel: 'later' });
    if (type === 'module') return cloneElement(child, { type: 'later' });
    return children === undefined ? child : cloneElement(child, {}, park(children));
  });
}
