const [startOfImage, endOfImage, startOfScan] = [0xffd8, 0xffd9, 0xda];
/** Between the marks of a scan: a stuffed zero, and the restarts. */
const isWithinScan = (mark: number) => mark === 0 || (mark >= 0xd0 && mark <= 0xd7);

/** Where a JPEG ends by its own segments; -1 where they make no whole picture. */
export function jpegEnd(bytes: Buffer): number {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== startOfImage) return -1;
  let at = 2;
  while (at + 4 <= bytes.length && bytes.readUInt16BE(at) !== endOfImage) {
    const mark = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return -1;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (mark === startOfScan) at = scanEnd(bytes, at);
  }
  return at + 2 <= bytes.length && bytes.readUInt16BE(at) === endOfImage ? at + 2 : -1;
}

function scanEnd(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && isWithinScan(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 2);
  return at < 0 ? bytes.length : at;
}
