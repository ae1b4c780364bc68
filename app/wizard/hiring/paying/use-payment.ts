import { useState } from 'react';
import { type PaymentOrder, startPayment } from '#app/checkout/checkout.ts';
import { checkoutFailure, checkoutNotices } from '#app/checkout/checkout-notices.ts';
import { openCheckoutTab } from '#app/checkout/checkout-tab.ts';
import { useCheckout } from '#app/checkout/follow-checkout.ts';
import { useLeftPage } from '#app/checkout/use-left-page.ts';
import { useStanding } from '#app/checkout/use-standing.ts';
import { readSession } from '#app/session/session-store.ts';
import type { Toast } from '#app/ui/overlays/toast.tsx';
import type { PaymentSubject } from '#domain/payments/account-payments.ts';
import { wizardAmount } from '#domain/payments/order-amount.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { isSaved } from '#domain/wizard/saving/content-key.ts';
import type { DraftStore } from '../../saving/draft-store.ts';
import type { Saver } from '../../saving/saver.ts';
import {
  checkoutIdOf,
  keepOpenedPayment,
  type OpenedPayment,
  readOpenedPayment,
} from './opened-payment.ts';
import { paymentMade, paymentStage } from './payment-stage.ts';

const longestSaveMs = 5_000;

type PaymentParts = {
  store: DraftStore;
  draft: Draft;
  saver: Saver;
  show: (toast: Toast) => void;
};

/** Paying for the production: `opened` is the page that was opened for what is recorded now. */
export function usePayment({ store, draft, saver, show }: PaymentParts) {
  const [asking, setAsking] = useState(false);
  const [last, setLast] = useState(readOpenedPayment);

  const keepLast = (kept: OpenedPayment) => {
    keepOpenedPayment(kept);
    setLast(kept);
  };
  const keep = (payment: Pick<OpenedPayment, 'url' | 'left'>, canceled = false) =>
    keepLast({ ...payment, canceled, recorded: store.read().recorded ?? '' });
  useLeftPage((page, isLeft) => {
    if (last?.url === page) keepLast({ ...last, canceled: isLeft });
  });
  // The tab is opened in the press; `first` happens before the server is asked for the page.
  const pay = async (first: () => Promise<boolean>) => {
    const tab = openCheckoutTab();
    if (!(await first())) return tab.close();
    await saved(saver);
    const end = await startPayment(paymentOrder(store.read()), tab);
    if (end.ok) {
      keep({ url: end.url, left: end.place === 'window' }, end.place === 'closed');
      if (end.place === 'tab') show(checkoutNotices.opened);
      return;
    }
    if (end.failure.reason === 'conflict') keep({ url: null, left: false });
    show(checkoutFailure(end.failure, checkoutNotices.paymentFailed));
  };
  const isAbout = isAboutPaying(draft);
  const standing = useStanding(isAbout ? standingSubject(draft) : {});
  const opened = draft.recorded !== null && last?.recorded === draft.recorded ? last : null;
  const view = useCheckout(isAbout && opened?.url ? checkoutIdOf(opened.url) : null);
  return {
    asking,
    opened,
    /** The payment for this ad that was made, wherever it was made and however it stands. */
    made: paymentMade(standing, view),
    /** What is asked for by a page that was begun, in whichever tab. */
    begun: standing.begun,
    /** How far one has come that is not made. */
    stage: paymentStage(opened, view, standing),
    /** The page is opened again by its link. */
    reopened() {
      if (last) keepLast({ ...last, canceled: false });
    },
    /** Pressing again while it is being asked for does nothing. */
    async pay(first: () => Promise<boolean> = async () => true) {
      if (asking) return;
      setAsking(true);
      await pay(first).finally(() => setAsking(false));
    },
  };
}

// What is paid for is the project as it stands here.
const saved = (saver: Saver) =>
  saver.isPending()
    ? Promise.race([saver.flush(), new Promise((done) => setTimeout(done, longestSaveMs))])
    : null;

/** Who pays: the member who is signed in, or else whoever the package went to. */
export const payerAddress = ({ receipt, answers }: Draft): string =>
  readSession().user?.email ?? receipt?.email ?? answers.email;

function paymentOrder(draft: Draft): PaymentOrder {
  const { answers } = draft;
  return {
    amount: wizardAmount(answers),
    productName: answers.productName,
    email: payerAddress(draft),
    ...paymentSubject(draft),
  };
}

/** What is paid for: the package that was sent, and the project it is saved as. */
function paymentSubject(draft: Draft): PaymentSubject {
  const { projectId, ...sent } = standingSubject(draft);
  const isThere = isSaved(draft) && draft.saveTrouble === null;
  return projectId && isThere ? { ...sent, projectId } : sent;
}

// From where the money is asked for.
const isAboutPaying = ({ step }: Draft): boolean => step >= 10;

// What was paid stays paid while a change is being saved; before a package is sent there is nothing.
function standingSubject({ receipt, project }: Draft): PaymentSubject {
  if (!receipt) return {};
  const isOwn = project !== null && project.owner === readSession().user?.id;
  return {
    submissionId: receipt.submissionId,
    ...(isOwn && project.id !== null ? { projectId: project.id } : {}),
  };
}
