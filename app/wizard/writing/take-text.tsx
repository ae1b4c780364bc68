import type { ReactNode } from 'react';
import { AvScriptTable } from '#app/ui/paper/av-script.tsx';
import type { TakeSoFar } from './take-so-far.ts';

/** A take; while the next is written in its place, what is left of it is paler. */
export function TakeText({
  take,
  rowEnd,
}: {
  take: TakeSoFar;
  /** What else stands with a row, by its number from 1. */
  rowEnd?: ((row: number) => ReactNode) | undefined;
}) {
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
      <AvScriptTable script={script} rowEnd={rowEnd} {...(written > 0 ? { written } : {})} />
    </>
  );
}
