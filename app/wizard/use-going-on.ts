import { useEffect, useState } from 'react';
import { nextStep } from '#domain/wizard/draft/routing.ts';
import type { StepNumber } from '#domain/wizard/draft/step-numbers.ts';
import { canContinue } from '#domain/wizard/draft/validity.ts';
import type { usePayment } from './hiring/paying/use-payment.ts';
import { requestProduction } from './hiring/request-production.ts';
import { sendPackage } from './hiring/send-package.ts';
import { focusFirstError } from './overlay/use-field-errors.ts';
import type { WizardParts } from './wizard-parts.ts';
import type { Writer } from './writing/writer/writer.ts';

type GoingParts = {
  parts: WizardParts;
  step: StepNumber;
  /** What the step shows is being edited. */
  isEditing: boolean;
  writer: Writer;
  payment: ReturnType<typeof usePayment>;
};

/** The ways from a step to the next; what is missing there is pointed out. */
export function useGoingOn({ parts, step, isEditing, writer, payment }: GoingParts) {
  const { store } = parts;
  const [sendLimit, setSendLimit] = useState<number | null>(null);
  const [attempted, setAttempted] = useState(false);
  // What was asked for and missing is shown until the next step, or until the edit is over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step or edit is the reason to reset
  useEffect(() => {
    setAttempted(false);
    setSendLimit(null);
  }, [step, isEditing]);

  const canGoOn = () => {
    if (canContinue(store.read())) return true;
    setAttempted(true);
    focusFirstError();
    return false;
  };
  return {
    /** Continue was pressed while something was missing: its messages show. */
    attempted,
    advance() {
      if (canGoOn()) store.dispatch({ type: 'advanced' });
    },
    generate() {
      if (canGoOn()) void writer.writeScript();
    },
    /** The seconds after which a package can be mailed again; null where no limit was reached. */
    sendLimit,
    /** `withoutMail`: the limit was reached, and one goes on all the same. */
    async send({ withoutMail = false } = {}) {
      setSendLimit(await sendPackage({ ...parts, now: () => new Date() }, { withoutMail }));
      if (Object.keys(store.read().fieldErrors).length > 0) focusFirstError();
    },
    /** Tells the house of the chosen director and goes on; `pay` was pressed instead of Continue. */
    async hire({ pay = false } = {}) {
      if (!canGoOn()) return;
      const now = store.read();
      if (nextStep(now.step, now.answers) === 13) return store.dispatch({ type: 'advanced' });
      const request = () => requestProduction(parts);
      await (pay ? payment.pay(request) : request());
    },
  };
}
