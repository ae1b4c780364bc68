import { useRef, useState } from 'react';
import {
  type AdminDirector,
  type DirectorField,
  directorConflict,
} from '#domain/admin/directors.ts';
import { changeDirector, createDirector } from '#domain/contract/admin-director-routes.ts';
import type { CallFailure } from '../../calls/ask.ts';
import { call } from '../../calls/call.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useErrorFocus } from '../forms/use-error-focus.ts';
import { useFormGuard } from '../use-admin-guard.ts';
import { differing, rebased, type Texts, textsOf, typedOf } from './director-form.ts';
import { failureWords } from './failure-words.ts';

export type DirectorEdit = ReturnType<typeof useDirectorEdit>;
type Errors = Partial<Record<string, string>>;

/**
 * The form of a director, or of a new one. What is typed stays whatever the server says; where
 * somebody else was quicker, `theirs` is what stands now, to be chosen or overwritten.
 */
export function useDirectorEdit(director: AdminDirector | null, onSaved: () => void) {
  const [base, setBase] = useState(director);
  const [texts, setTexts] = useState(() => textsOf(director));
  const [released, setReleased] = useState<readonly DirectorField[]>([]);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');
  const [theirs, setTheirs] = useState<AdminDirector | null>(null);
  const [saving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { show } = useToast();
  const shutBy = useFormGuard();
  const changed = differing(texts, textsOf(base));
  const dirty = changed.length + released.length > 0;

  const save = async (from = base, typed = texts) => {
    if (saving) return;
    setSaving(true);
    const result = await send(from, typed, released);
    setSaving(false);
    if (result.ok) {
      show({ title: from ? 'Director saved' : 'Director created', text: result.answer.name });
      return onSaved();
    }
    take(result.failure);
  };
  const take = (failure: CallFailure) => {
    if (shutBy(failure)) return;
    const conflict =
      failure.reason === 'conflict' ? directorConflict.safeParse(failure.body).data : undefined;
    setErrors(failure.reason === 'validation' ? failure.fields : {});
    setTheirs(conflict?.director ?? null);
    setProblem(conflict ? '' : failureWords(failure));
  };
  useErrorFocus(form, errors);
  return {
    base,
    texts,
    released,
    errors,
    problem,
    theirs,
    saving,
    dirty,
    form,
    save,
    type: (field: DirectorField, text: string) =>
      setTexts((before) => ({ ...before, [field]: text })),
    release: (field: DirectorField, gives: boolean) =>
      setReleased((before) => withOrWithout(before, field, gives)),
    /** Writes what was typed over what stands now; what was not touched is as they left it. */
    keepMine() {
      if (!theirs) return;
      const typed = rebased(texts, textsOf(base), textsOf(theirs));
      setBase(theirs);
      setTexts(typed);
      setTheirs(null);
      void save(theirs, typed);
    },
    useTheirs() {
      setBase(theirs);
      setTexts(textsOf(theirs));
      setReleased([]);
      setTheirs(null);
      setErrors({});
    },
  };
}

const withOrWithout = (all: readonly DirectorField[], field: DirectorField, wanted: boolean) =>
  wanted ? [...all, field] : all.filter((other) => other !== field);

function send(from: AdminDirector | null, texts: Texts, released: readonly DirectorField[]) {
  const changed = differing(texts, textsOf(from));
  if (!from) {
    return call(createDirector, {
      body: typedOf(texts, Object.keys(texts) as DirectorField[]),
    });
  }
  const body = {
    updated_at: from.updated_at,
    changes: typedOf(texts, changed),
    release: released.filter((field) => !changed.includes(field)),
  };
  return call(changeDirector, { params: { id: from.id }, body });
}
