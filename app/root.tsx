import type { ReactNode } from 'react';
import { Links, Meta, Outlet, ScrollRestoration, useRouteLoaderData } from 'react-router';
import archivo from '../.cache/fonts/archivo.woff2?url';
import './app.css';
import type { Route } from './+types/root';
import { UsageScript } from './analytics/usage-script.tsx';
import { useRouteReports } from './analytics/use-route-reports.ts';
import { ErrorPage } from './error-page.tsx';
import { PageScripts } from './intent/page-scripts.tsx';
import { useHydrationSignal } from './intent/use-hydration-signal.ts';
import { pageContext } from './page-context.ts';
import { PaletteKey } from './palette/palette-key.tsx';
import { useSessionStart } from './session/use-session-start.ts';
import { ToastProvider } from './ui/overlays/toast.tsx';
import { ToastsOfPage } from './ui/overlays/toasts-of-page.tsx';
import { SkipLink } from './ui/page/skip-link.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const {
    appUrl,
    brand,
    countsVisits,
    hasModel,
    hasPainter,
    hasSpeaker,
    viewer = null,
  } = context.get(pageContext);
  return { appUrl, brand, countsVisits, hasModel, hasPainter, hasSpeaker, viewer };
}

// The house stays the same under a visitor, and who is signed in is the session's to follow.
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: archivo, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    // The waiting page writes its state here before the application takes over.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0d0a07" />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        {children}
        <ScrollRestoration />
        <PageScripts />
        {root?.countsVisits ? <UsageScript /> : null}
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  useHydrationSignal();
  useRouteReports();
  useSessionStart(loaderData.viewer);
  return (
    <ToastProvider>
      <ToastsOfPage />
      <Outlet />
      <PaletteKey />
    </ToastProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ToastProvider>
      <ErrorPage error={error} />
    </ToastProvider>
  );
}
