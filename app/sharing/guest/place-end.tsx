import { Link } from 'react-router';
import { type Place, placeId, placeInWords } from '#domain/sharing/place.ts';
import type { SharedPage } from '#domain/sharing/shared-page.ts';

export type SaidThere = ReadonlyMap<string, { place: Place; first: string; count: number }>;
type PlaceEndProps = {
  page: SharedPage;
  said: SaidThere;
  place: Place;
  /** It stands with nothing that says which place it is. */
  isNamed?: boolean;
};

/** How much was said of each place, and where the first of it stands. */
export function saidByPlace({ threads }: SharedPage): SaidThere {
  const said = new Map<string, { place: Place; first: string; count: number }>();
  for (const thread of threads) {
    const id = placeId(thread);
    const { first = thread.id, count = 0 } = said.get(id) ?? {};
    said.set(id, { place: thread, first, count: count + 1 });
  }
  return said;
}

/** With a frame, a row or a second: what was said of it, and the way to say something. */
export function PlaceEnd({ page, said, place, isNamed = false }: PlaceEndProps) {
  const id = placeId(place);
  const about = page.frozen ? undefined : said.get(id);
  const canWrite = page.owner === null && page.frozen === null;
  return (
    <p id={id} className="place-end">
      {about ? (
        <a href={`#comment-${about.first}`}>
          {about.count} {about.count === 1 ? 'comment' : 'comments'}
          <span className={isNamed ? '' : 'sr-only'}> on {placeInWords(place)}</span>
        </a>
      ) : null}
      {canWrite && !isNamed ? (
        <Link to={`?about=${id}#write`}>
          Comment<span className="sr-only"> on {placeInWords(place)}</span>
        </Link>
      ) : null}
    </p>
  );
}
