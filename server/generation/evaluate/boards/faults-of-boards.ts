// What is wrong with the boards of a corpus: lettering as it is drawn, and what each format covers.
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { planBoard } from '../../illustrator/plan-board.ts';
import type { JudgedEngine } from '../ad-package.ts';
import type { FiledBrief } from '../corpus.ts';
import { coveredOf, formats } from './covered.ts';
import { illLettered } from './ill-lettered.ts';

/** A line for each fault; of a sealed brief its file's name alone is said. */
export async function faultsOfBoards(
  engine: JudgedEngine,
  corpus: readonly FiledBrief[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const filed of corpus) {
    const { brief, part } = filed;
    const { script, plan: shots } = await engine.write(brief);
    const board = generateStoryboardRequest.parse({ ...brief.request, script, shots });
    const ill = planBoard(board).frames.flatMap(({ plan }) => illLettered(plan));
    faults.push(...ill.map((fault) => (part === 'open' ? `${brief.id}: ${fault}` : brief.id)));
    for (const format of formats) faults.push(...coveredOf(filed, format).covered);
  }
  return faults;
}
