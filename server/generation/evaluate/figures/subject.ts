// The film is about what the client sells: in concepts, pictures, lines and frames.
import { boardShots } from '#domain/storyboard/shot-plan.ts';
import { allSpoken } from '../heard.ts';
import { showsSubject } from '../shown.ts';
import { names } from '../text/words.ts';
import { type Figure, tongueOf, treatmentOf, whole } from './figure.ts';

export const subject: Figure = {
  name: 'subject',
  title: 'Subject in two concepts, two VIDEO rows, one spoken line and two frames',
  judge(made, brief) {
    const tongue = tongueOf(brief);
    const wanted = [...brief.head, ...brief.subjectWords];
    const named = (text: string) => wanted.some((name) => names(text, name, tongue));
    const concepts = made.concepts.filter(({ title, subtitle, features }) =>
      named([title, subtitle, ...features].join('\n')),
    ).length;
    const rows = made.av.rows.filter(({ video }) => named(video)).length;
    const lines = allSpoken(made.av).filter(named).length;
    const frames = boardShots(made.plan).filter((shot) => showsSubject(shot, brief)).length;
    return whole([
      ...few('concepts', concepts, 2),
      ...few('VIDEO rows', rows, 2),
      ...few('spoken lines', lines, treatmentOf(brief).speechless ? 0 : 1),
      ...few('frames', frames, 2),
    ]);
  },
};

const few = (what: string, found: number, wanted: number): string[] =>
  found < wanted ? [`${found} ${what}`] : [];
