// What a board asked for and the library does not have, so that the house knows what to draw next.
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';
import { noteOf } from '#domain/storyboard/shot-plan.ts';

export type MissingKind = 'thing' | 'form' | 'place' | 'pose' | 'clothes' | 'state';

export class Missing {
  private readonly seen = new Set<string>();

  /** Takes down a ref that is not drawn as what it is. */
  add(kind: MissingKind, ref: CatalogueRef): void {
    this.seen.add(`${kind}:${wordOf(ref)}`);
  }

  /** `thing:swab`, each once. */
  get list(): string[] {
    return [...this.seen];
  }
}

/** The word of a ref as it is lettered: `none:sample-tube` says `sample tube`. */
export const wordOf = (ref: CatalogueRef): string =>
  (noteOf(ref) ?? ref).replace(/[-_\s]+/gu, ' ').trim();
