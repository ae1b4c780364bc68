import { useEffect, useReducer, useRef, useState } from 'react';
import type { WholeProject } from '#domain/projects/project.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { failed, notices } from '../notices.ts';
import { beginEdit, type EditState, editReducer, isDirty, settledFields } from './edit-state.ts';
import { forgetEdit, type KeptEdit, keepEdit, readEdit } from './kept-edit.ts';
import { saveEdit } from './save-edit.ts';

export type ProjectEdit = ReturnType<typeof useProjectEdit>;

/**
 * The form of one project. What is typed is kept in the tab until it is saved or discarded; a save
 * that comes too late asks field by field.
 */
export function useProjectEdit(project: WholeProject, onSaved: () => void) {
  const [state, dispatch] = useReducer(editReducer, project, beginEdit);
  const [saving, setSaving] = useState(false);
  const [signedOut, setSignedOut] = useState(false);
  const { show } = useToast();
  const dirty = isDirty(state);
  const { end, hasEnded } = useKeptInTab(state, dirty, (kept) =>
    dispatch({ type: 'restored', kept }),
  );

  const save = async () => {
    setSignedOut(false);
    setSaving(true);
    const fields = settledFields(state);
    const outcome = await saveEdit(state.conflict?.theirs ?? state.project, fields);
    setSaving(false);
    if (outcome.kind !== 'signed-out' && outcome.kind !== 'failed') dispatch({ type: 'settled' });
    switch (outcome.kind) {
      case 'saved':
        end();
        show(notices.updated);
        return onSaved();
      case 'refused':
        dispatch({ type: 'refused', errors: outcome.errors });
        show(failed(outcome.message));
        return focusFirstError();
      case 'outdated':
        dispatch({ type: 'outdated', theirs: outcome.theirs });
        return show(notices.updatedElsewhere);
      case 'signed-out':
        return setSignedOut(true);
      case 'failed':
        return show(outcome.notice);
    }
  };
  return { ...state, dispatch, dirty, saving, signedOut, save, end, hasEnded };
}

// `end` when what was typed is saved, or shall be forgotten: then nothing keeps the page either.
function useKeptInTab(
  { project: { id }, began, beganAt, fields }: EditState,
  dirty: boolean,
  onFound: (kept: KeptEdit) => void,
) {
  const [looked, setLooked] = useState(false);
  const ended = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come to life
  useEffect(() => {
    const kept = readEdit(id);
    if (kept) onFound(kept);
    setLooked(true);
  }, []);
  useEffect(() => {
    if (!looked || ended.current) return;
    if (dirty) keepEdit(id, { updated_at: beganAt, before: began, fields });
    else forgetEdit(id);
  }, [looked, dirty, id, beganAt, began, fields]);
  return {
    end() {
      ended.current = true;
      forgetEdit(id);
    },
    hasEnded: () => ended.current,
  };
}

// After the messages are in the page.
const focusFirstError = () =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('.edit-form [aria-invalid="true"]')?.focus(),
  );
