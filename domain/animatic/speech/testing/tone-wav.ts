type Tone = {
  seconds: number;
  pitch: number;
  rate?: number;
  channels?: number;
  /** As models send it that speak while they make it: the head says no length. */
  isStreamed?: boolean;
};

/** A tone at half of full as a WAV of 16 bits. */
export function toneWav(tone: Tone): Uint8Array<ArrayBuffer> {
  const { seconds, pitch, rate = 24_000, channels = 1, isStreamed = false } = tone;
  const count = Math.round(seconds * rate);
  const bytes = new Uint8Array(44 + count * channels * 2);
  const view = new DataView(bytes.buffer);
  const write = (at: number, word: string) =>
    bytes.set(
      [...word].map((sign) => sign.charCodeAt(0)),
      at,
    );
  const long = 0xffffffff;
  write(0, 'RIFF');
  view.setUint32(4, isStreamed ? long : bytes.length - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * channels * 2, true);
  view.setUint16(32, channels * 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, isStreamed ? long : count * channels * 2, true);
  for (let at = 0; at < count; at++)
    for (let channel = 0; channel < channels; channel++)
      view.setInt16(
        44 + (at * channels + channel) * 2,
        Math.round(16_384 * Math.sin((2 * Math.PI * pitch * at) / rate)),
        true,
      );
  return bytes;
}
