import type { ReactNode } from 'react';
import { CutTabs, cutTabId } from '#app/ui/cuts/cut-tabs.tsx';
import { standingOf } from '#domain/cuts/agree.ts';
import type { PlannedCut } from '#domain/cuts/cuts-of.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import type { Wizard } from '../use-wizard.ts';
import { CutNews } from './cut-news.tsx';
import './cuts.css';
import { cutPanelId } from './focus-cut-tab.ts';
import type { Cuts } from './use-cuts.ts';

type CutPanelProps = { film: Wizard; cuts: Cuts; children: ReactNode };

/** The cuts as tabs over what is shown of one; a film for one platform has none. */
export function CutPanel({ film, cuts, children }: CutPanelProps) {
  const { planned, shown, choose } = cuts;
  if (planned.length < 2 || !shown) return children;
  return (
    <>
      <CutTabs
        cuts={planned}
        current={shown.platform}
        panelId={cutPanelId}
        noteOf={(cut) => noteOf(film.draft, cut)}
        onChoose={choose}
      />
      <div
        id={cutPanelId}
        role="tabpanel"
        aria-labelledby={cutTabId(cutPanelId, shown.platform)}
        className="cut-panel"
      >
        <CutNews film={film} cuts={cuts} />
        {children}
      </div>
    </>
  );
}

function noteOf(draft: Draft, { platform, isPrimary }: PlannedCut): string {
  if (isPrimary) return 'primary';
  if (draft.cutting[platform]?.making) return 'being made';
  if (!draft.cuts[platform]) return 'not made yet';
  return standingOf(draft, platform) ? 'differs' : '';
}
