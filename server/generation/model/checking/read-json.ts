// Finds the JSON in a model's answer and mends the slips models make; never completes what was cut off.

/** The object in an answer, also between prose and fences; undefined when there is no whole one. */
export function readJson(answer: string): unknown {
  const text = answer.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '');
  let found: { length: number; value: unknown } | undefined;
  for (let at = objectFrom(text, 0); at >= 0; ) {
    const end = endOf(text, at);
    if (end === undefined) return undefined;
    const value = parse(mended(text.slice(at, end)));
    if (value !== undefined && end - at > (found?.length ?? 0)) found = { length: end - at, value };
    at = objectFrom(text, end);
  }
  return found?.value;
}

/**
 * Reads an object while it is being written: `onWhole` gets it as far as it is whole, each time an
 * element or property has come to its end. Objects inside it are there only when they are closed.
 */
export function openReader(onWhole: (value: unknown, read: string) => void) {
  const walk = openWalk();
  let start = -1;
  let at = 0;
  let isLost = false;
  let times = 0;
  return (soFar: string): void => {
    if (isLost) return;
    if (start < 0) {
      start = objectFrom(soFar, 0);
      if (start < 0) return;
      at = start;
    }
    let cut: { end: number; closing: string } | undefined;
    for (; at < soFar.length && !walk.isDone(); at += 1) {
      const step = walk.step(soFar[at] ?? '');
      if (step === 'plain' || walk.isDone() || walk.isInObject()) continue;
      cut = { end: step === 'closed' ? at + 1 : at, closing: walk.closing() };
    }
    if (!cut) return;
    const value = parse(mended(soFar.slice(start, cut.end) + cut.closing));
    times += 1;
    if (value === undefined || times > mostTimes) isLost = true;
    else onWhole(value, soFar.slice(0, cut.end));
  };
}

// Far more parts than any work has. Each time all that has come is read, which with very many would
// keep the house from everything else.
const mostTimes = 400;

const objectFrom = (text: string, from: number): number => {
  const found = text.slice(from).search(/\{\s*["}]/);
  return found < 0 ? -1 : from + found;
};

function endOf(text: string, start: number): number | undefined {
  const walk = openWalk();
  for (let at = start; at < text.length; at += 1) {
    walk.step(text[at] ?? '');
    if (walk.isDone()) return at + 1;
  }
  return undefined;
}

// Follows brackets and strings, letter by letter.
function openWalk() {
  const open: ('{' | '[')[] = [];
  let isInString = false;
  let isEscaped = false;
  let isDone = false;
  return {
    isDone: () => isDone,
    /** Below an object that is not closed, other than the outermost. */
    isInObject: () => open.lastIndexOf('{') > 0,
    closing: () =>
      open
        .map((bracket) => (bracket === '{' ? '}' : ']'))
        .toReversed()
        .join(''),
    step(letter: string): 'plain' | 'closed' | 'comma' {
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (letter === '\\') isEscaped = true;
        else if (letter === '"') isInString = false;
        return 'plain';
      }
      if (letter === '"') isInString = true;
      else if (letter === '{' || letter === '[') open.push(letter);
      else if (letter === ',') return 'comma';
      else if (letter === '}' || letter === ']') {
        open.pop();
        isDone = open.length === 0;
        return 'closed';
      }
      return 'plain';
    },
  };
}

// Line breaks and wrong escapes inside strings, commas before a closing bracket.
const mended = (json: string): string =>
  json.replace(/"(?:[^"\\]|\\[\s\S])*"|,(?=\s*[}\]])/g, (part) =>
    part === ','
      ? ''
      : part
          .replace(/\\(u[\da-f]{4}|[\s\S])/gi, (all, next: string) =>
            next.length > 1 || '"\\/bfnrt'.includes(next) ? all : next,
          )
          .replace(/\n/g, '\\n')
          .replace(/\t/g, '\\t')
          // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
          .replace(/[\u0000-\u001f]/g, ''),
  );

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
