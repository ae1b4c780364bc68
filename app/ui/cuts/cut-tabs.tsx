import { type KeyboardEvent, useRef } from 'react';
import type { PlannedCut } from '#domain/cuts/cuts-of.ts';
import { labels, type Platform } from '#domain/wizard/options.ts';
import { movedTo } from '../page/tab-keys.ts';
import '../page/tabs.css';
import './cuts.css';

type CutTabsProps = {
  cuts: readonly PlannedCut[];
  current: Platform;
  /** The id of the element that shows what is chosen. */
  panelId: string;
  /** What stands with a cut's name: that it is not made yet, that it differs. */
  noteOf: (cut: PlannedCut) => string;
  onChoose: (platform: Platform) => void;
};

/** The id of a cut's tab, by which its panel is named. */
export const cutTabId = (panelId: string, platform: Platform): string => `${panelId}-${platform}`;

/** The cuts of a film, one shown at a time. Arrow keys, Home and End move between them. */
export function CutTabs({ cuts, current, panelId, noteOf, onChoose }: CutTabsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const cut = movedTo(event, cuts, ({ platform }) => platform === current);
    if (!cut) return;
    onChoose(cut.platform);
    bar.current?.querySelector<HTMLElement>(`#${cutTabId(panelId, cut.platform)}`)?.focus();
  };
  return (
    <div className="tab-bar cut-tabs" role="tablist" aria-label="Cuts" ref={bar} onKeyDown={move}>
      {cuts.map((cut) => (
        <button
          key={cut.platform}
          type="button"
          role="tab"
          id={cutTabId(panelId, cut.platform)}
          className="tab cut-tab"
          aria-selected={cut.platform === current}
          aria-controls={panelId}
          tabIndex={cut.platform === current ? 0 : -1}
          onClick={() => onChoose(cut.platform)}
        >
          <span>{labels.platform[cut.platform]}</span>
          <span className="cut-tab-facts">
            {cut.aspect} · {cut.seconds} s{noteOf(cut) ? ` · ${noteOf(cut)}` : ''}
          </span>
        </button>
      ))}
    </div>
  );
}
