import { Link } from 'react-router';
import { type Place, placeId, placeInWords } from '#domain/sharing/place.ts';
import type { SharedPage } from '#domain/sharing/shared-page.ts';

type SaidThere = ReadonlyMap<string, { first: string; count: number }>;
type PlaceEndProps = {
  page: SharedPage;
  said: SaidThere;
  place: Place;
};

/** How much was said of each place, and where the first of it stands. */
export function saidByPlace({ threads }: SharedPage): SaidThere {
  const said = new Map<string, { first: string; count: number }>();
  for (const thread of threads) {
    const id = placeId(thread);
    const { first = thread.id, count = 0 } = said.get(id) ?? {};
    said.set(id, { first, count: count + 1 });
  }
  return said;
}

/** Below a frame or a row: what was said of it, and the way to say something. */
export function PlaceEnd({ page, said, place }: PlaceEndProps) {
  const id = placeId(place);
  const about = page.frozen ? undefined : said.get(id);
  const canWrite = page.owner === null && page.frozen === null;
  return (
    <p id={id} className="place-end">
      {about ? (
        <a href={`#comment-${about.first}`}>
          {about.count} {about.count === 1 ? 'comment' : 'comments'}
          <span className="sr-only"> on {placeInWords(place)}</span>
        </a>
      ) : null}
      {canWrite ? (
        <Link to={`?about=${id}#write`}>
          Comment<span className="sr-only"> on {placeInWords(place)}</span>
        </Link>
      ) : null}
    </p>
  );
}
