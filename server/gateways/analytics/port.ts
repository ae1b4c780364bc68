// An outside service that is told of page views.
import type { StrippedView } from '#domain/analytics/strip-view.ts';

export interface Analytics {
  /**
   * Passes a view on some time, or never: returns at once and never throws. Nothing of the visitor
   * goes with it, neither address nor browser.
   */
  report(view: StrippedView): void;
  /** Ends what is under way and passes nothing on any more. */
  close(): void;
}
