type Read<Value> = (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

/**
 * Makes one reading of whatever is asked for while the one before it runs: ten searches at once cost
 * the embedded database little more than one. What is answered was read after it was asked for.
 */
export function gatherReads<Value>(read: Read<Value>): Read<Value> {
  let before: Promise<unknown> = Promise.resolve();
  let next: { ids: Set<string>; found: ReturnType<Read<Value>> } | undefined;
  const open = () => {
    const ids = new Set<string>();
    const found = before.then(() => {
      next = undefined;
      return read([...ids]);
    });
    before = found.catch(() => {}); // it is told to those who asked
    return { ids, found };
  };
  return (asked) => {
    next ??= open();
    for (const id of asked) next.ids.add(id);
    return next.found;
  };
}
