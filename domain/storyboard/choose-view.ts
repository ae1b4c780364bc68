// Choices of the camera that belong together.
import type { ShotChoices } from './shot-plan.ts';

type View = Pick<ShotChoices, 'composition' | 'angle'>;

/** From straight above hands are seen at a table; from anywhere else what was seen, else the things. */
export function withAngle({ composition, people }: ShotChoices, angle: View['angle']): View {
  if (angle === 'overhead') return { angle, composition: 'overhead' };
  if (composition !== 'overhead') return { angle, composition };
  return { angle, composition: people.length > 0 ? 'hands' : 'object' };
}

/** What is seen from above is seen from above alone. */
export function withComposition({ angle }: ShotChoices, composition: View['composition']): View {
  if (composition === 'overhead') return { composition, angle: 'overhead' };
  return { composition, angle: angle === 'overhead' ? 'eye' : angle };
}
