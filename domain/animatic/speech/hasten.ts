// The same words in less time and at the same pitch: pieces of a few hundredths of a second are laid closer
// together, each where it continues the one before it best (WSOLA, Verhelst and Roelands 1993).

const pieceSeconds = 0.03;
const searchSeconds = 0.008;
/** Every third sample is enough to tell how well two pieces go on. */
const stride = 3;

/** `samples` in 1 / `factor` of their time; `factor` is 1 or more. */
export function hasten(
  samples: Float32Array,
  rate: number,
  factor: number,
): Float32Array<ArrayBuffer> {
  const half = Math.round((pieceSeconds * rate) / 2);
  const search = Math.round(searchSeconds * rate);
  const made = new Float32Array(Math.ceil(samples.length / factor));
  let from = 0;
  for (let at = 0; at < made.length; at += half) {
    // What came last would go on here: the next piece begins where the recording sounds like that.
    const goesOn = from + half;
    const wanted = Math.round(at * factor);
    from = at === 0 ? 0 : alike(samples, goesOn, wanted, search, half);
    for (let i = 0; i < 2 * half && at + i < made.length; i++) {
      const weight = 0.5 - 0.5 * Math.cos((Math.PI * i) / half);
      const isFirst = at === 0 && i < half;
      made[at + i] = (made[at + i] ?? 0) + (samples[from + i] ?? 0) * (isFirst ? 1 : weight);
    }
  }
  return made;
}

function alike(
  samples: Float32Array,
  goesOn: number,
  wanted: number,
  search: number,
  length: number,
): number {
  let best = { from: wanted, score: Number.NEGATIVE_INFINITY };
  for (let from = Math.max(0, wanted - search); from <= wanted + search; from++) {
    let score = 0;
    for (let i = 0; i < length; i += stride)
      score += (samples[goesOn + i] ?? 0) * (samples[from + i] ?? 0);
    if (score > best.score) best = { from, score };
  }
  return best.from;
}
