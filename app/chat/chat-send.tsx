import type { MouseEvent } from 'react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/controls/button.tsx';

type ChatSendProps = { isPending: boolean; isTooLong: boolean; onStop: () => void };

// A reply that comes at once needs no Stop; and a press in the instant of a change, or the second
// of two, was meant for what stood there before.
const changeMs = 700;

/** Sends; while a reply is written it stops it. It is one button, which keeps place and focus. */
export function ChatSend({ isPending, isTooLong, onStop }: ChatSendProps) {
  const wasPending = useSettled(isPending, changeMs);
  if (isPending && wasPending) {
    const stop = (event: MouseEvent) => {
      event.preventDefault(); // it is the send button again before the browser is done with the press
      onStop();
    };
    return (
      <Button type="submit" className="chat-stop" onClick={stop}>
        <Mark path="M6 6h12v12H6z" />
        Stop
      </Button>
    );
  }
  return (
    <Button
      variant="primary"
      type="submit"
      aria-label="Send"
      unavailable={isPending || wasPending || isTooLong}
    >
      <Mark path="M12 20V5M6 11l6-6 6 6" />
    </Button>
  );
}

const Mark = ({ path }: { path: string }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** The value as it was `ms` ago, without what did not last that long. */
function useSettled<Value>(value: Value, ms: number): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return late;
}
