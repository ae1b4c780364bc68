// The lettering of a row on its shots: the picture carries what the script says, to the letter.
import type { ScriptRow } from '#domain/script/av-script.ts';
import type { Lettering, Shot } from '#domain/storyboard/shot-plan.ts';
import type { Film } from '../script/film.ts';
import { asksFor, plain } from '../script/said.ts';

const most = { shot: 4, text: 160 };

/**
 * The first words stand on the first frame of the row, the others on its shots in their order; all
 * those of the last row on its last shot.
 */
export function letterShots(
  shots: readonly Shot[],
  row: ScriptRow,
  isLast: boolean,
  film: Film,
): Shot[] {
  const lettering = row.cues
    .filter(({ kind }) => kind === 'SUPER')
    .map(
      ({ text }): Lettering => ({
        role: roleOf(text, isLast, film),
        text: text.slice(0, most.text),
      }),
    );
  const start = Math.max(
    0,
    shots.findIndex(({ frame }) => frame !== undefined),
  );
  const places = lettering.map((_, at) =>
    isLast ? shots.length - 1 : (start + at) % shots.length,
  );
  return shots.map((shot, at) => ({
    ...shot,
    lettering: lettering.filter((_, index) => places[index] === at).slice(0, most.shot),
  }));
}

function roleOf(text: string, isLast: boolean, film: Film): Lettering['role'] {
  const { frame, userType } = film.stage;
  const said = plain(text);
  const holds = (part: string | undefined) => part !== undefined && said.includes(plain(part));
  if (isLast && holds(frame.sponsor ?? undefined)) return 'sponsor';
  if (isLast && asksFor({ ...blank, cues: [{ kind: 'SUPER', text }] }, film)) return 'call';
  if (holds(frame.price)) return 'price';
  if (frame.dates.some(holds)) return 'date';
  if (said === plain(frame.name)) return userType === 'trailer' ? 'title' : 'logo';
  return isLast ? 'fact' : 'claim';
}

const blank: ScriptRow = { beat: '', startSeconds: 0, endSeconds: 0, video: '', cues: [] };
