import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import type { DirectoryQuery } from '#domain/directors/directory.ts';
import { nearestSkill } from '#domain/directors/nearest-skill.ts';
import picture from '../../ui/art/chair.svg';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { CardSkeleton, DirectorCard } from '../director-card.tsx';
import { takeOpened } from '../opened-card.ts';
import { useSlow } from '../use-slow.ts';
import { addressOf, directoryPath, toggled } from './directory-address.ts';
import { ListEnd } from './list-end.tsx';
import type { DirectoryList } from './use-directory-list.ts';

type DirectorListProps = {
  query: DirectoryQuery;
  list: DirectoryList;
  /** Another question is being asked. */
  isPending: boolean;
};

/** The cards, and what stands for them while they load and where there are none. */
export function DirectorList({ query, list, isPending }: DirectorListProps) {
  const { directors, nextCursor, state, grow } = list;
  const cards = useRef<HTMLUListElement>(null);
  const isSlow = useSlow(isPending, 200);
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    const opened = takeOpened();
    if (!isBack) return;
    const index = directors.findIndex(({ id }) => id === opened);
    cards.current?.children[index]?.querySelector('a')?.focus({ preventScroll: true });
  }, [directors, isBack]);
  // Who asked for more goes on at the first of them, whichever request brought it.
  const awaited = useRef<number>(null);
  useEffect(() => {
    if (awaited.current === null || directors.length <= awaited.current) return;
    cards.current?.children[awaited.current]?.querySelector('a')?.focus();
    awaited.current = null;
  }, [directors.length]);
  if (directors.length === 0 && !isPending) return <NobodyFound query={query} />;
  const more = async (byHand: boolean) => {
    if (byHand) awaited.current = directors.length;
    if ((await grow()) === 'failed') awaited.current = null;
  };
  const skeletons = isSlow ? 6 : state === 'loading' ? 3 : 0;
  return (
    <>
      <ul className="director-grid" ref={cards} aria-busy={isPending || undefined}>
        {isSlow ? null : directors.map((one) => <DirectorCard key={one.id} director={one} />)}
        {Array.from({ length: skeletons }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <CardSkeleton key={index} />
        ))}
      </ul>
      {nextCursor && !isPending ? (
        <ListEnd
          nextAddress={addressOf(query, nextCursor)}
          state={state}
          shown={directors.length}
          onMore={more}
        />
      ) : null}
    </>
  );
}

function NobodyFound({ query }: { query: DirectoryQuery }) {
  const asksNothing = query.q.trim() === '' && query.skills.length === 0;
  return (
    <EmptyState
      picture={<img src={picture} alt="" width="260" height="150" />}
      text="No creative directors found matching your criteria."
      action={asksNothing ? null : <OtherWays query={query} />}
    />
  );
}

// What was probably meant, each part of the question left out by itself, and all of it.
function OtherWays({ query }: { query: DirectoryQuery }) {
  const { q, skills } = query;
  const meant = nearestSkill(q);
  const parts = (q.trim() ? 1 : 0) + skills.length;
  return (
    <div className="other-ways">
      {meant ? (
        <LinkButton to={addressOf({ q: meant, skills: [] })}>Search for {meant}</LinkButton>
      ) : null}
      {parts > 1 && q.trim() ? (
        <LinkButton to={addressOf({ q: '', skills })}>Without “{q.trim()}”</LinkButton>
      ) : null}
      {parts > 1
        ? skills.map((skill) => (
            <LinkButton key={skill} to={addressOf({ q, skills: toggled(skills, skill) })}>
              Without {skill}
            </LinkButton>
          ))
        : null}
      <LinkButton to={directoryPath}>Clear search and filters</LinkButton>
    </div>
  );
}
