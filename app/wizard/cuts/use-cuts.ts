import { useCallback, useState } from 'react';
import { callFunction } from '#app/calls/api.ts';
import { createStreamBuffer } from '#app/calls/stream-buffer.ts';
import { ledBy } from '#domain/cuts/lead.ts';
import { plannedCuts } from '#domain/cuts/made-cuts.ts';
import { outdatedDirections } from '#domain/wizard/draft/directing.ts';
import type { Platform } from '#domain/wizard/options.ts';
import type { Wizard } from '../use-wizard.ts';
import type { WizardParts } from '../wizard-parts.ts';
import { createSourceNotices } from '../writing/writer/source-notices.ts';
import { createWriter } from '../writing/writer/writer.ts';
import { cutStore } from './cut-store.ts';
import { focusCutTab } from './focus-cut-tab.ts';
import { makeCut } from './make-cut.ts';

export type Cuts = ReturnType<typeof useCuts>;

/** The cuts of the film, the one that is shown, and the wizard that acts on it; null while it is not made. */
export function useCuts(film: Wizard) {
  const [chosen, choose] = useState<Platform | null>(null);
  const workFor = useCutWork(film);
  const planned = plannedCuts(film.draft);
  const shown = planned.find(({ platform }) => platform === chosen) ?? planned[0];
  const isPrimary = shown === undefined || shown.isPrimary;
  return {
    planned,
    shown,
    choose,
    wizard: isPrimary ? film : wizardOf(film, shown.platform, workFor(shown.platform)),
    /** Has a cut made, and its board drawn. */
    async make(platform: Platform) {
      const { show, withdraw, announce, store } = film;
      const parts: WizardParts = { store, call: callFunction, show, withdraw, announce, newId };
      if (!(await makeCut(parts, platform))) return;
      focusCutTab(platform, { ifLost: true });
      void workFor(platform).writer.drawStoryboard();
    },
    /** Has a board drawn again, unless frames that were directed have to be asked about first. */
    redraw(platform: Platform | null) {
      const { store, writer } = platform ? workFor(platform) : film;
      if (!outdatedDirections(store.read())) void writer.drawStoryboard();
    },
  };
}

const newId = () => crypto.randomUUID();

// What is under way for a cut goes on while another one is looked at.
function useCutWork({ store, show, withdraw, announce }: Wizard) {
  const [known] = useState(() => new Map<Platform, ReturnType<typeof workOf>>());
  return useCallback(
    (platform: Platform) => {
      const work =
        known.get(platform) ??
        workOf({ store, call: callFunction, show, withdraw, announce, newId }, platform);
      known.set(platform, work);
      return work;
    },
    [known, store, show, withdraw, announce],
  );
}

function workOf(parts: WizardParts, platform: Platform) {
  const store = cutStore(parts.store, platform);
  const shown = {
    written: createStreamBuffer(),
    drawn: createStreamBuffer(),
    sourceNotices: createSourceNotices(parts.show),
  };
  return { store, ...shown, writer: createWriter({ ...parts, store, ...shown }) };
}

function wizardOf(
  film: Wizard,
  platform: Platform,
  work: ReturnType<typeof workOf>,
): Wizard | null {
  const draft = ledBy(film.draft, platform);
  if (!draft) return null;
  const { dispatch } = work.store;
  const of = { dispatch, writer: work.writer };
  const ask: Wizard['ask'] = (question) =>
    film.ask(typeof question === 'object' && question ? { ...question, of } : question);
  return { ...film, ...work, cut: platform, draft, dispatch, ask };
}
