import { useCallback, useEffect, useState } from 'react';
import { call } from '#app/calls/call.ts';
import { startTrial } from '#app/checkout/checkout.ts';
import { checkoutFailure, checkoutNotices } from '#app/checkout/checkout-notices.ts';
import { starterCheckout } from '#app/checkout/payment-news.ts';
import { useLeftPage } from '#app/checkout/use-left-page.ts';
import { usePaymentNews } from '#app/checkout/use-payment-news.ts';
import { readSession } from '#app/session/session-store.ts';
import { listPayments } from '#domain/contract/payment-routes.ts';
import type { AccountPayments } from '#domain/payments/account-payments.ts';
import type { Wizard } from '../../use-wizard.ts';

/** What the account says of the starter package; for who is signed out there is nothing to say. */
export type StarterStanding = AccountPayments | 'guest' | 'reading' | 'unreadable';

/** The starter package as it stands for the member, and its start. */
export function useStarter({ member, show, signIn }: Wizard) {
  const id = member?.id ?? null;
  const [standing, setStanding] = useState<StarterStanding>(id === null ? 'guest' : 'reading');
  const [asking, setAsking] = useState(false);
  /** The checkout that was opened here. */
  const [opened, setOpened] = useState<string | null>(null);
  /** It was left without paying. */
  const [canceled, setCanceled] = useState(false);
  useLeftPage((page, isLeft) => {
    if (page === starterCheckout) setCanceled(isLeft);
  });

  const read = useCallback(async () => {
    const result = await call(listPayments, {});
    // What was read before still stands when it cannot be read again.
    setStanding((before) =>
      result.ok ? result.answer : typeof before === 'string' ? 'unreadable' : before,
    );
    // The checkout that was opened here has come to its end.
    if (result.ok && result.answer.subscription?.state !== 'opening') setOpened(null);
  }, []);
  useEffect(() => {
    setStanding(id === null ? 'guest' : 'reading');
    if (id !== null) void read();
  }, [id, read]);
  usePaymentNews(id !== null, () => void read());

  const askSignIn = () => {
    show(checkoutNotices.trialSignedOut);
    signIn();
  };
  const begin = async () => {
    const end = await startTrial({ consent: true });
    if (end.ok) {
      setOpened(end.url);
      setCanceled(end.place === 'closed');
      if (end.place === 'tab') show(checkoutNotices.opened);
      return;
    }
    if (end.failure.reason === 'signed-out') return askSignIn();
    if (end.failure.reason === 'conflict') void read();
    show(checkoutFailure(end.failure, checkoutNotices.trialFailed));
  };
  return {
    standing,
    asking,
    opened,
    canceled,
    reopened: () => setCanceled(false),
    /** Leads to sign-in and says why, for who is signed out. */
    needsSignIn() {
      const isOut = readSession().status === 'signed-out';
      if (isOut) askSignIn();
      return isOut;
    },
    retry() {
      setStanding('reading');
      void read();
    },
    /** Has to be called in the press. */
    async start() {
      if (asking) return;
      setAsking(true);
      await begin().finally(() => setAsking(false));
    },
  };
}
