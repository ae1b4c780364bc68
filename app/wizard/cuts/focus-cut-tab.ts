import { cutTabId } from '#app/ui/cuts/cut-tabs.tsx';
import type { Platform } from '#domain/wizard/options.ts';

/** The id of what the cuts' tabs show. */
export const cutPanelId = 'wizard-cut';

/** Gives the focus to a cut's tab; with `ifLost` only where nothing has it. */
export function focusCutTab(platform: Platform, { ifLost = false } = {}): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (ifLost && activeElement && activeElement !== body) return;
    document.getElementById(cutTabId(cutPanelId, platform))?.focus();
  });
}
