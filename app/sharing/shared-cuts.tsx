import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SharedCut } from '#domain/sharing/shared-page.ts';
import { labels, type Platform } from '#domain/wizard/options.ts';
import { CutTabs, cutTabId } from '../ui/cuts/cut-tabs.tsx';
import { type FilmEndOf, SharedFilm } from './shared-film.tsx';
import { useFollowedHash } from './use-followed-hash.ts';

type SharedCutsProps = {
  cuts: readonly SharedCut[];
  /** Board and script of a cut, under its name. */
  papersOf: (cut: SharedCut, name: string) => ReactNode;
  filmEnd: FilmEndOf | undefined;
};

const panelId = 'shared-cuts';

/** The cuts of a film as tabs over film, board and script; without scripts one under the other. */
export function SharedCuts({ cuts, papersOf, filmEnd }: SharedCutsProps) {
  const [chosen, choose] = useState<Platform | undefined>(cuts[0]?.platform);
  const shown = cuts.find(({ platform }) => platform === chosen) ?? cuts[0];
  useNamedPlace(cuts, chosen, choose);
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
        {shown.film ? (
          <SharedFilm film={shown.film} frames={shown.frames} cut={shown.platform} end={filmEnd} />
        ) : null}
        {cuts.map((cut) => (
          <div key={cut.platform} className={cut === shown ? 'shared-cut is-shown' : 'shared-cut'}>
            {papersOf(cut, `${labels.platform[cut.platform]} ${cut.aspect}`)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Whenever an address names a place of a cut, that cut is chosen; once it is to be seen, it is gone to. */
function useNamedPlace(
  cuts: readonly SharedCut[],
  chosen: Platform | undefined,
  choose: (platform: Platform) => void,
): void {
  const followed = useFollowedHash();
  const gone = useRef<unknown>(null);
  const { hash } = followed;
  const named = cuts.find(({ platform }) => hash.startsWith(`#${platform}-`))?.platform;
  useEffect(() => {
    if (named && gone.current !== followed) choose(named);
  }, [named, followed, choose]);
  useEffect(() => {
    if (named === undefined || named !== chosen || gone.current === followed) return;
    gone.current = followed;
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [named, chosen, hash, followed]);
}
