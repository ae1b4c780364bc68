import { useLayoutEffect, useRef } from 'react';
import { paragraphs } from './chat-bubble.tsx';

type ChatWritingProps = {
  written: string;
  onStop: () => void;
  /** It is gone, and the focus was in it. */
  onRest: () => void;
};

/** A reply while it is written. It is read out when it is whole, as a message of the log. */
export function ChatWriting({ written, onStop, onRest }: ChatWritingProps) {
  const button = useRef<HTMLButtonElement>(null);
  const rest = useRef(onRest);
  rest.current = onRest;
  useLayoutEffect(
    () => () => {
      if (document.activeElement === button.current) rest.current();
    },
    [],
  );
  return (
    <>
      {written ? (
        <div className="chat-bubble chat-writing">
          {paragraphs(written).map(({ text, place }) => (
            <p key={place}>{text}</p>
          ))}
        </div>
      ) : null}
      <button ref={button} type="button" className="text-link chat-stop" onClick={onStop}>
        Stop
      </button>
    </>
  );
}
