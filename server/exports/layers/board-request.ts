import {
  type GenerateStoryboardRequest,
  generateStoryboardRequest,
} from '#domain/functions/generate-storyboard.ts';
import { type Draft, shownBoard } from '#domain/wizard/draft/draft.ts';
import { storyboardRequest } from '#domain/wizard/requests.ts';

/** What would draw the board that a draft shows; null where it shows none, or says too little. */
export function boardRequest(draft: Draft): GenerateStoryboardRequest | null {
  const board = shownBoard(draft);
  if (!board) return null;
  const { locked: _, ...asked } = {
    locked: undefined,
    ...storyboardRequest({ ...draft, take: board.take }),
  };
  return generateStoryboardRequest.safeParse(asked).data ?? null;
}
