// What an event changed, as the list of changes has it.
import type { Draft } from '../draft/draft.ts';
import type { WizardEvent } from '../draft/events.ts';
import type { Lock } from '../kept-in-step/locks.ts';
import { labels, type Platform } from '../options.ts';
import { type QuestionName, questions } from '../questions.ts';
import { picturesWords } from './shown-pictures.ts';

const written = {
  concepts: 'Concepts',
  brief: 'Brief',
  script: 'Script',
  board: 'Frames',
} as const;

/** Words for the list of changes to the draft `before`; null for what is never gone back over. */
export function eventWords(event: WizardEvent, before?: Draft): string | null {
  switch (event.type) {
    case 'answered':
      return (
        (before &&
          'pictures' in event.answers &&
          picturesWords(before.answers.pictures, event.answers.pictures)) ||
        answered(Object.keys(event.answers))
      );
    case 'suggestion-accepted':
      return `Suggestion taken: ${answered(Object.keys(event.changes))}`;
    case 'suggestion-dismissed':
      return 'Suggestion put aside';
    case 'concepts-arrived':
      return 'Concepts written';
    case 'brief-arrived':
      return 'Concept chosen, brief written';
    case 'brief-saved':
      return 'Brief edited';
    case 'script-arrived':
      return 'Script written';
    case 'script-saved':
      return 'Script edited';
    case 'board-arrived':
      return 'Frames drawn';
    case 'direction-arrived':
    case 'direction-shown':
      return `Frame ${event.directed.frame} directed`;
    case 'frames-chosen':
      return 'Other shots chosen for the board';
    case 'directions-settled':
      return 'Directed frames settled';
    case 'refresh-taken':
      return `${written[event.taken.of]} refreshed`;
    case 'left-as-it-is':
      return `${written[event.of]} left as they are`;
    case 'lock-toggled':
      return lockWords(event.lock);
    case 'storyboard-bypassed':
      return 'Storyboard bypassed';
    case 'director-chosen':
      return 'Director chosen';
    case 'cut-arrived':
      return `${cutName(event.platform)}: made`;
    case 'cut-agreed':
      return `${cutName(event.platform)}: brought in step`;
    case 'in-cut': {
      const words = eventWords(event.event);
      return (
        words && `${cutName(event.platform)}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`
      );
    }
    default:
      return null;
  }
}

const lockWords = (lock: Lock): string => {
  switch (lock.of) {
    case 'concept':
      return `Lock of concept ${lock.index + 1}`;
    case 'frame':
      return `Lock of frame ${lock.frame}`;
    case 'line':
      return 'Lock of a line';
    case 'cast':
      return 'Lock in the cast';
  }
};

const cutName = (platform: Platform): string => `${labels.platform[platform]} cut`;

function answered(fields: readonly string[]): string {
  const names = fields.flatMap((field) =>
    Object.hasOwn(questions, field) ? questions[field as QuestionName].label : [],
  );
  return names.length > 0 ? [...new Set(names)].join(', ').slice(0, 100) : 'Answer';
}
