import { useEffect, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { PolicyName } from '#domain/policies-text/policies.ts';
import headline from '../../.cache/fonts/archivo-headline.woff2?url';
import type { PageHandle } from '../intent/page-scripts.tsx';
import { appUrlOf, pageMeta } from '../page-meta.ts';
import { useOverlay } from '../ui/overlays/use-overlay.ts';
import { SiteHeader } from '../ui/page/site-header.tsx';
import { guestDraftEnds } from '../wizard/saving/guest-drafts.ts';
import { useGuestDrafts } from '../wizard/saving/use-guest-drafts.ts';
import wizardFiles from '../wizard/wizard.tsx?chunk-files';
import type { Route } from './+types/home';
import { ChatButton } from './chat-button.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { Hero } from './hero/hero.tsx';
import { KeptDraft } from './kept-draft.tsx';
import { SiteFooter } from './site-footer.tsx';
import { StartBar } from './start-bar.tsx';

export const handle: PageHandle = { hydrate: 'on-intent', ahead: wizardFiles };

// Known before the style sheet is: the headline appears in its own letters.
export const links: Route.LinksFunction = () => [
  {
    rel: 'preload',
    href: headline,
    as: 'font',
    type: 'font/woff2',
    media: '(max-aspect-ratio: 1/1)',
    crossOrigin: 'anonymous',
  },
];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    description:
      'Big ideas for bold brands—yours, in minutes not months. Three concepts, a creative brief, a timed script and a drawn storyboard for your product.',
    path: '/',
    appUrl: appUrlOf(matches),
  });
}

const loadWizard = () => import('../wizard/wizard.tsx');
const loadChat = () => import('../chat/chat.tsx');
const loadPolicy = () => import('./policies/policy-dialog.tsx');

export default function Home() {
  const root = useRouteLoaderData('root') as Route.ComponentProps['matches'][0]['loaderData'];
  const startButton = useRef<HTMLButtonElement>(null);
  const chatButton = useRef<HTMLButtonElement>(null);
  const policyLink = useRef<HTMLElement>(null);
  const [policyName, setPolicyName] = useState<PolicyName>('terms');
  const wizard = useOverlay(loadWizard, 'wizard');
  const policy = useOverlay(loadPolicy, 'policy');
  const chat = useOverlay(loadChat, 'chat');
  const { open: openWizard, close: closeWizard } = wizard;
  const [isFresh, setFresh] = useState(false);
  const drafts = useGuestDrafts(wizard.isOpen);

  useEffect(() => {
    void loadWizard().catch(() => {}); // so that the press finds it; a failure is told on the press
    void isWizardExpected().then((expected) => {
      if (!expected) return;
      history.replaceState(history.state, '', location.pathname);
      return openWizard();
    });
  }, [openWizard]);

  // The later wish counts: what was asked for before and has not arrived does not open over it.
  const start = (fresh = false) => {
    if (chat.busy) chat.close();
    setFresh(fresh);
    void openWizard();
  };
  const ask = () => {
    if (wizard.busy) closeWizard();
    void chat.open();
  };
  const leaveWizard = () => closeWizard(startButton);
  const leaveChat = () => chat.close(chatButton);
  const showPolicy = (name: PolicyName, link: HTMLElement) => {
    policyLink.current = link;
    setPolicyName(name);
    policy.open();
  };
  return (
    <>
      <SiteHeader over />
      <main id="main" tabIndex={-1}>
        <Hero covered={wizard.isOpen} />
        <FeatureCards />
      </main>
      <SiteFooter brand={root.brand} onPolicy={showPolicy} />
      <StartBar onStart={() => start()} busy={wizard.busy} buttonRef={startButton}>
        {drafts.newest || drafts.forgotten ? (
          <KeptDraft
            draft={drafts.newest && { ...drafts.newest, ends: guestDraftEnds(drafts.newest) }}
            forgotten={drafts.forgotten}
            onContinue={() => void drafts.resume().then((isThere) => isThere && start())}
            onNew={() => start(true)}
            onForget={drafts.forget}
            onBringBack={() => {
              drafts.bringBack();
              startButton.current?.focus();
            }}
          />
        ) : undefined}
      </StartBar>
      <ChatButton onOpen={ask} busy={chat.busy} hidden={chat.isOpen} buttonRef={chatButton} />
      {chat.Part ? <chat.Part open={chat.isOpen} onClose={leaveChat} onStart={openWizard} /> : null}
      {wizard.Part ? (
        <wizard.Part
          open={wizard.isOpen}
          onClose={leaveWizard}
          start={isFresh ? 'fresh' : undefined}
        />
      ) : null}
      {policy.Part && policy.isOpen ? (
        <policy.Part
          name={policyName}
          contact={root.brand}
          onClose={() => policy.close(policyLink)}
        />
      ) : null}
    </>
  );
}

// The address asks for it, or it was on screen when this tab was left.
async function isWizardExpected(): Promise<boolean> {
  if (new URLSearchParams(location.search).has('begin')) return true;
  const { hasOpenDraft } = await import('../wizard/saving/saved-state.ts');
  return hasOpenDraft();
}
