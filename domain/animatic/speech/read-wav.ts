// What a model that speaks sends: a WAV of samples as they are (RIFF, 1991), one or two channels mixed to one.

export type Recording = { samples: Float32Array<ArrayBuffer>; rate: number };

const most = { rate: 96_000, seconds: 120 };
const least = { rate: 8_000, seconds: 0.05 };

type Form = { isFloat: boolean; channels: number; rate: number; bits: number };

/** The samples; null for what is no such file, holds next to nothing, or is longer than two minutes. */
export function readWav(bytes: Uint8Array): Recording | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || tag(view, 0) !== 'RIFF' || tag(view, 8) !== 'WAVE') return null;
  let form: Form | null = null;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    const begin = at + 8;
    // What is streamed says no length, or the longest there is: it goes on to the end.
    const end = Math.min(bytes.length, begin + length);
    if (tag(view, at) === 'fmt ' && end - begin >= 16) form = formAt(view, begin);
    if (tag(view, at) === 'data') return form && samplesOf(view, begin, end, form);
    at = begin + length + (length % 2);
  }
  return null;
}

const tag = (view: DataView, at: number): string =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, i) => view.getUint8(at + i)));

function formAt(view: DataView, at: number): Form | null {
  const kind = view.getUint16(at, true);
  const channels = view.getUint16(at + 2, true);
  const rate = view.getUint32(at + 4, true);
  const bits = view.getUint16(at + 14, true);
  const isFloat = kind === 3 && bits === 32;
  // 0xfffe says the same at greater length.
  const isWhole = (kind === 1 || kind === 0xfffe) && bits === 16;
  const isRight = channels >= 1 && channels <= 2 && rate >= least.rate && rate <= most.rate;
  return isRight && (isFloat || isWhole) ? { isFloat, channels, rate, bits } : null;
}

function samplesOf(view: DataView, begin: number, end: number, form: Form): Recording | null {
  const { isFloat, channels, rate, bits } = form;
  const step = bits / 8;
  const count = Math.floor((end - begin) / (step * channels));
  if (count < least.seconds * rate || count > most.seconds * rate) return null;
  const samples = new Float32Array(count);
  for (let at = 0; at < count; at++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) {
      const place = begin + (at * channels + channel) * step;
      const value = isFloat ? view.getFloat32(place, true) : view.getInt16(place, true) / 32_768;
      sum += Number.isFinite(value) ? value : 0;
    }
    samples[at] = Math.max(-1, Math.min(1, sum / channels));
  }
  return { samples, rate };
}
