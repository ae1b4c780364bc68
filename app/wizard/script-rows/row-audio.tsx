import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { type Cue, type CueKind, cueLabel } from '#domain/script/av-script.ts';
import { isSpoken } from '#domain/script/row-speech.ts';
import { TypedLine } from './typed-line.tsx';

const kinds = {
  VO: 'VO',
  DIALOGUE: 'Dialogue',
  SFX: 'SFX',
  MUSIC: 'Music',
  SUPER: 'Super',
} as const satisfies Record<CueKind, string>;

/** How a row was changed: by typing in a field, or at once, with what is said of it and what is gone on with. */
export type How = { mark: string } | { said?: string; focus?: string };

type RowAudioProps = {
  cues: readonly Cue[];
  /** Who speaks where it is not said. */
  speaker: string;
  /** Says how long what is spoken may be. */
  watchId: string;
  onCues: (cues: Cue[], how: How) => void;
};

/** What is heard in a row, and what is lettered over it, line by line. */
export function RowAudio({ cues, speaker, watchId, onCues }: RowAudioProps) {
  const put = (at: number, change: Partial<Cue>, how: How) =>
    onCues(
      cues.map((cue, index) => (index === at ? { ...cue, ...change } : cue)),
      how,
    );
  const add = () =>
    onCues([...cues, { kind: 'VO', text: '' }], {
      focus: `[data-cue="${cues.length + 1}"] select`,
    });
  const remove = (at: number) =>
    onCues(cues.toSpliced(at, 1), {
      said: `Line ${at + 1} is gone. Undo brings it back.`,
      focus: '.rows-add-line',
    });
  return (
    <ul className="rows-cues">
      {cues.map((cue, at) => (
        <CueLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          key={at}
          cue={cue}
          number={at + 1}
          watchId={watchId}
          onType={(change, part) => put(at, change, { mark: `${part}-${at}` })}
          onKind={(kind) => put(at, withKind(cue, kind, speaker), {})}
          onRemove={() => remove(at)}
        />
      ))}
      <li>
        <Button compact className="rows-add-line" onClick={add}>
          Add line
        </Button>
      </li>
    </ul>
  );
}

function withKind(cue: Cue, kind: CueKind, speaker: string): Partial<Cue> {
  return kind === 'DIALOGUE' ? { kind, speaker: cue.speaker ?? speaker } : { kind };
}

type CueLineProps = {
  cue: Cue;
  number: number;
  watchId: string;
  onType: (change: Partial<Cue>, part: string) => void;
  onKind: (kind: CueKind) => void;
  onRemove: () => void;
};

function CueLine({ cue, number, watchId, onType, onKind, onRemove }: CueLineProps) {
  return (
    <li className="rows-cue" data-cue={number}>
      <select
        className="input select rows-kind"
        aria-label={`What line ${number} is`}
        value={cue.kind}
        onChange={({ target }) => onKind(target.value as CueKind)}
      >
        {Object.entries(kinds).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </select>
      <IconButton
        icon="close"
        label={`Remove line ${number}`}
        className="rows-remove"
        onClick={onRemove}
      />
      {cue.kind === 'DIALOGUE' ? (
        <TypedLine
          className="input rows-line rows-speaker"
          aria-label={`Who speaks in line ${number}`}
          rows={1}
          maxLength={80}
          value={cue.speaker ?? ''}
          read={(speaker) => cueLabel({ kind: 'DIALOGUE', speaker, text: '' })}
          onType={(speaker) => onType({ speaker }, 'speaker')}
        />
      ) : null}
      <TypedLine
        className="input rows-line rows-text"
        aria-label={`${kinds[cue.kind]}, line ${number}`}
        aria-describedby={isSpoken(cue) ? watchId : undefined}
        value={cue.text}
        onType={(text) => onType({ text }, 'cue')}
      />
    </li>
  );
}
