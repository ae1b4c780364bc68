// How many files of an archive are whole in what has come of it. What each begins and ends with stands in the
// Office files within it as well, which are archives themselves: an ending counts where it says how long its
// file was, and so it was.

const local = 0x04034b50;
const ending = 0x08074b50;
const headBytes = 30;
const endingBytes = 16;

/** Takes the archive piece by piece, wherever they fall, and tells how many files have come so far. */
export function countFiles(): (piece: Uint8Array) => number {
  const recent = new DataView(new ArrayBuffer(32));
  let files = 0;
  let at = 0;
  let head = 0;
  /** Where the bytes of the file begin that is coming; unknown while its head is. */
  let begin: number | null = null;
  const byteBack = (back: number) => recent.getUint8((at - back) & 31);
  const read = (back: number, bytes: number) => {
    let number = 0;
    for (let one = 0; one < bytes; one++) number += byteBack(back - one) * 256 ** one;
    return number;
  };
  const step = () => {
    if (begin === null) {
      if (at - head !== headBytes || read(30, 4) !== local) return;
      begin = at + read(4, 2) + read(2, 2);
    } else if (at - begin >= endingBytes && byteBack(16) === 0x50) {
      if (read(16, 4) !== ending || read(8, 4) !== at - endingBytes - begin) return;
      files += 1;
      head = at;
      begin = null;
    }
  };
  return (piece) => {
    for (const byte of piece) {
      recent.setUint8(at & 31, byte);
      at += 1;
      step();
    }
    return files;
  };
}
