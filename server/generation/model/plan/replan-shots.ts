import type { ScriptRow } from '#domain/script/av-script.ts';
import { type Shot, type ShotPlan, shotPlan } from '#domain/storyboard/shot-plan.ts';
import type { Film } from '../script/film.ts';
import { planShots } from './plan-shots.ts';

/**
 * The plan of a revised script: rows whose picture stood in the plan keep their shots, others get
 * those a model sent with them. Undefined where no plan was there: what is typed is read.
 */
export function replanShots(
  before: ShotPlan | undefined,
  sent: readonly { shots?: unknown }[],
  rows: readonly ScriptRow[],
  film: Film,
): ShotPlan | undefined {
  if (!before) return undefined;
  const written = planShots(
    { cast: before.cast, shots: sent.map(({ shots }) => shots) },
    rows,
    film,
  );
  const taken = new Set<number>();
  const planned = rows.slice(0, 40).map(({ video }, at): { text: string; shots: Shot[] } => {
    const text = video.slice(0, 4000);
    const old = before.rows.findIndex((one, index) => one === text && !taken.has(index));
    taken.add(old);
    const source = old < 0 ? written?.shots : before.shots;
    const shots = (source ?? []).filter(({ row }) => row === (old < 0 ? at : old) + 1);
    return {
      text: shots.length > 0 ? text : '',
      shots: shots.map((one) => ({ ...one, row: at + 1 })),
    };
  });
  const plan = {
    cast: before.cast,
    shots: oneOfEach(planned.flatMap(({ shots }) => shots)).slice(0, 80),
    rows: planned.map(({ text }) => text),
  };
  return shotPlan.safeParse(plan).data;
}

// A frame that stands in the plan already is not marked a second time.
function oneOfEach(shots: readonly Shot[]): Shot[] {
  const marked = shots.filter(({ frame }) => frame !== undefined).slice(0, 4);
  return shots.map((one) => {
    const { frame: _, ...plain } = one;
    const at = marked.indexOf(one);
    return at < 0 ? plain : { ...plain, frame: at + 1 };
  });
}
