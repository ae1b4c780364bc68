import { AvScriptTable } from '#app/ui/paper/av-script.tsx';
import type { TakeSoFar } from './take-so-far.ts';

/** A take; while the next is written in its place, what is left of it is paler. */
export function TakeText({ take }: { take: TakeSoFar }) {
  if (take.form === 'lines') {
    const { written, left } = take;
    if (written === '')
      return (
        <div className="script-plain" dir="auto">
          {left}
        </div>
      );
    return (
      <div className="script-plain" dir="auto">
        {`${written}\n`}
        <span className="script-earlier">{left}</span>
      </div>
    );
  }
  const { script, written } = take;
  return (
    <>
      {script.title ? (
        <h2 className="doc-title" dir="auto">
          {script.title}
        </h2>
      ) : null}
      <AvScriptTable script={script} {...(written > 0 ? { written } : {})} />
    </>
  );
}
