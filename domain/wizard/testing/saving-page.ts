// A page with the wizard that saves into a server of projects, without a browser.
import type { Draft } from '../draft/draft.ts';
import type { WizardEvent } from '../draft/events.ts';
import { reduce } from '../draft/reducer.ts';
import { parseSavedState, restoreDraft, saveDraft } from '../draft/saved-state.ts';
import { nextSave, saveRequest } from '../saving/project-save.ts';
import type { projectServer, ServerAnswer } from './project-server.ts';

/** A page with the wizard: what it sends is handed out to be delivered, or not. */
export function page(initial: Draft, member: string | null = 'june', draftKey?: string) {
  let draft = initial;
  let made = 0;
  const dispatch = (event: WizardEvent) => {
    draft = reduce(draft, event);
  };
  return {
    read: () => draft,
    dispatch,
    type: (productName: string) => dispatch({ type: 'answered', answers: { productName } }),
    begin(as = member) {
      const key = draftKey ?? `key-${++made}`;
      const start = nextSave(draft, as, { run: crypto.randomUUID(), draftKey: key });
      if (!start) return null;
      dispatch({ type: 'save-started', ...start });
      const request = saveRequest(draft);
      return request && { run: start.run, request };
    },
    receive(run: string, answer: ServerAnswer) {
      if (answer.ok) dispatch({ type: 'save-succeeded', run, project: answer.project });
      else dispatch({ type: 'save-failed', run, failure: answer.failure });
    },
    reload() {
      const json = JSON.stringify(saveDraft(draft, { open: true, returnToWizard: false }));
      const saved = parseSavedState(json);
      if (!saved) throw new Error('not readable');
      draft = restoreDraft(saved);
    },
  };
}
export type Page = ReturnType<typeof page>;
type Server = ReturnType<typeof projectServer>;

/** Sends what is not saved yet, and places the answers. */
export function saveAll(wizard: Page, server: Server) {
  for (let tries = 0; tries < 5; tries++) {
    const save = wizard.begin();
    if (!save) return;
    wizard.receive(save.run, server.answer(save.request));
  }
}
