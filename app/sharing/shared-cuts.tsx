import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
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
  const { hash } = useLocation();
  const named = cuts.find(({ platform }) => hash.startsWith(`#${platform}-`))?.platform;
  useEffect(() => {
    if (named) choose(named);
  }, [named]);
  useEffect(() => {
    // Until its cut was chosen, the place that the address names was not to be seen.
    if (named === chosen) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [named, chosen, hash]);
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
