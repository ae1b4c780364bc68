import { useRef } from 'react';
import { useStreamed } from '#app/calls/stream-buffer.ts';
import type { FormFact } from '#app/ui/controls/form-header.tsx';
import { PaperSheet } from '#app/ui/paper/paper-sheet.tsx';
import { inShort, tellCompany } from '#domain/cast/tell-company.ts';
import type { AvScript } from '#domain/script/av-script.ts';
import { peopleFacts } from '#domain/script/form-facts.ts';
import { currentScript, type Draft } from '#domain/wizard/draft/draft.ts';
import { primaryFormatOf } from '../answers-so-far.ts';
import { lineLocks } from '../kept-in-step/line-locks.tsx';
import { lineSources } from '../kept-in-step/line-sources.tsx';
import { isRefreshShown, RefreshDifference } from '../kept-in-step/refresh-difference.tsx';
import { DifferencePanel } from '../script-rows/difference-panel.tsx';
import { ScriptEditor } from '../script-rows/script-editor.tsx';
import type { Wizard } from '../use-wizard.ts';
import { type TakeSoFar, takeSoFar } from './take-so-far.ts';
import { TakeText } from './take-text.tsx';
import { useTypedOut } from './use-typed-out.ts';

type ScriptSheetProps = {
  wizard: Wizard;
  /** What is shown in its place: how the take in use differs from the one before. */
  comparison: { before: AvScript; after: AvScript } | null;
  onCompared: () => void;
  /** What stands with each line: its lock, not only where it is locked, or where it comes from. */
  beside: BesideLines;
};

export type BesideLines = 'locks' | 'sources' | null;

/** The script in use, typed out when it is first shown, or its editor; a revision as it comes. */
export function ScriptSheet({ wizard, comparison, onCompared, beside }: ScriptSheetProps) {
  const { draft, dispatch, ask } = wizard;
  const script = currentScript(draft);
  const arrived = useStreamed(wizard.written);
  const revising = draft.writing?.kind === 'revision';
  const take = takeSoFar(script, revising ? arrived.text : '');
  const typing = useRef<HTMLDivElement>(null);
  useTypedOut(typing, !draft.typedOut, () => dispatch({ type: 'script-typed-out' }));
  const edited = draft.scriptEdit;
  return (
    <PaperSheet label="Script" dense busy={revising} facts={factsOf(draft, take)}>
      {isRefreshShown(wizard, 'script') ? (
        <RefreshDifference wizard={wizard} of="script" />
      ) : comparison ? (
        <DifferencePanel
          isTaken
          heading={`Take ${draft.take + 1} beside take ${draft.take}`}
          {...comparison}
          onTake={(text) => {
            dispatch({ type: 'script-edited', text });
            dispatch({ type: 'script-saved' });
            onCompared();
            wizard.announce(`This is take ${draft.takes.length + 1}.`);
          }}
          onClose={onCompared}
        />
      ) : edited === null ? (
        <div ref={typing} className={draft.typedOut ? 'script-typed' : 'script-typed is-typing'}>
          <TakeText
            take={take}
            rowEnd={
              beside === 'sources'
                ? lineSources(draft, take)
                : lineLocks(wizard, take, beside === 'locks')
            }
          />
        </div>
      ) : (
        <ScriptEditor
          wizard={wizard}
          text={edited}
          onText={(text) => dispatch({ type: 'script-edited', text })}
          onSave={() => dispatch({ type: 'script-saved' })}
          onCancel={() =>
            edited === script
              ? dispatch({ type: 'script-edit-dropped' })
              : ask({ kind: 'drop-script-edit' })
          }
        />
      )}
    </PaperSheet>
  );
}

function factsOf(draft: Draft, take: TakeSoFar): FormFact[] {
  const { cast, voiceOverOnly, productName } = draft.answers;
  const others = voiceOverOnly ? [] : (cast?.others ?? []);
  const script = take.form === 'rows' ? tellCompany(take.script, others, inShort) : null;
  const number = take.written ? draft.takes.length + 1 : draft.take + 1;
  return [
    { label: 'Product', text: productName },
    { label: 'Format', text: primaryFormatOf(draft) },
    { label: 'Take', text: String(number) },
    ...lengthFact(script),
    ...(script ? peopleFacts(script) : []),
  ];
}

/** The film's length as the script's last row ends; nothing for a script without times. */
export function lengthFact(script: AvScript | null): FormFact[] {
  const end = script?.rows.at(-1)?.endSeconds;
  return end ? [{ label: 'Length', text: `${end} s` }] : [];
}
