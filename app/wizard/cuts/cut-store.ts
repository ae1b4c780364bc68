import { ledBy } from '#domain/cuts/lead.ts';
import type { Platform } from '#domain/wizard/options.ts';
import type { DraftStore } from '../saving/draft-store.ts';

/** The draft as led by a cut: what happens in it happens to the cut. */
export const cutStore = (store: DraftStore, platform: Platform): DraftStore => ({
  read: () => ledBy(store.read(), platform) ?? store.read(),
  subscribe: store.subscribe,
  dispatch: (event) => store.dispatch({ type: 'in-cut', platform, event }),
});
