import { ledBy } from '#domain/cuts/lead.ts';
import type { Platform } from '#domain/wizard/options.ts';
import type { DraftStore } from '../saving/draft-store.ts';

/** The draft as led by a cut: what happens in it happens to the cut, what is answered in it is the film's. */
export const cutStore = (store: DraftStore, platform: Platform): DraftStore => ({
  read: () => ledBy(store.read(), platform) ?? store.read(),
  subscribe: store.subscribe,
  dispatch: (event) =>
    store.dispatch(event.type === 'answered' ? event : { type: 'in-cut', platform, event }),
});
