import type { KeyboardEvent } from 'react';
import type { Wizard } from '../use-wizard.ts';
import { stepChanges } from './step-changes.ts';

/** Control or Command with Z, with Shift or Y on again. In a field the keys undo what was typed. */
export function stepByKey(event: KeyboardEvent, wizard: Wizard): void {
  if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  const field = 'input:not([type=radio], [type=checkbox], [type=file]), textarea, select';
  if ((event.target as Element).closest(field)) return;
  const key = event.key.toLowerCase();
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
  if (key !== 'z' && !isRedo) return;
  event.preventDefault();
  stepChanges(wizard, isRedo ? 'redone' : 'undone');
}
