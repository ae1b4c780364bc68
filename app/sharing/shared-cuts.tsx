import { type ReactNode, useState } from 'react';
import type { SharedCut } from '#domain/sharing/shared-page.ts';
import { labels, type Platform } from '#domain/wizard/options.ts';
import { FilmPanel } from '../animatic/film-panel.tsx';
import { CutTabs, cutTabId } from '../ui/cuts/cut-tabs.tsx';

type SharedCutsProps = {
  cuts: readonly SharedCut[];
  /** Board and script of a cut, under its name. */
  papersOf: (cut: SharedCut, name: string) => ReactNode;
};

const panelId = 'shared-cuts';

/** The cuts of a film as tabs over film, board and script; without scripts one under the other. */
export function SharedCuts({ cuts, papersOf }: SharedCutsProps) {
  const [chosen, choose] = useState<Platform | undefined>(cuts[0]?.platform);
  const shown = cuts.find(({ platform }) => platform === chosen) ?? cuts[0];
  if (!shown) return null;
  return (
    <div className="shared-cuts">
      <CutTabs
        cuts={cuts}
        current={shown.platform}
        panelId={panelId}
        noteOf={({ isPrimary }) => (isPrimary ? 'primary' : '')}
        onChoose={choose}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={cutTabId(panelId, shown.platform)}
        className="shared-cuts"
      >
        {shown.film ? <FilmPanel film={shown.film} frames={shown.frames} /> : null}
        {cuts.map((cut) => (
          <div key={cut.platform} className={cut === shown ? 'shared-cut is-shown' : 'shared-cut'}>
            {papersOf(cut, `${labels.platform[cut.platform]} ${cut.aspect}`)}
          </div>
        ))}
      </div>
    </div>
  );
}
