// Gives a TrueType font another name. Every instance cut from one variable font carries the same
// name, and a PDF keeps fonts apart by name alone.

const headerBytes = 12;
const entryBytes = 16;
const adjustmentOffset = 8; // of checkSumAdjustment in the table head
const wholeFontSum = 0xb1b0afba; // what all words of a font add up to, by the TrueType specification

/** Returns a copy of a TrueType font whose only name is `name` (ASCII, without spaces). */
export function renameFont(font: Buffer, name: string): Buffer {
  const table = nameTable(name);
  const start = padded(font.length);
  const renamed = Buffer.alloc(start + padded(table.length));
  font.copy(renamed);
  table.copy(renamed, start);
  const entry = findTable(renamed, 'name');
  renamed.writeUInt32BE(sumWords(renamed, start, padded(table.length)), entry + 4);
  renamed.writeUInt32BE(start, entry + 8);
  renamed.writeUInt32BE(table.length, entry + 12);
  const head = renamed.readUInt32BE(findTable(renamed, 'head') + 8);
  renamed.writeUInt32BE(0, head + adjustmentOffset);
  const sum = sumWords(renamed, 0, renamed.length);
  renamed.writeUInt32BE((wholeFontSum - sum) >>> 0, head + adjustmentOffset);
  return renamed;
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

function findTable(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = headerBytes + index * entryBytes;
    if (font.toString('latin1', entry, entry + 4) === tag) return entry;
  }
  throw new Error(`This font has no table ${tag}.`);
}

function sumWords(font: Buffer, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0;
  return sum;
}

// Family, subfamily, full name and PostScript name in UTF-16, for Windows and US English.
function nameTable(name: string): Buffer {
  const ids = [1, 2, 4, 6];
  const text = Buffer.from(name, 'utf16le').swap16();
  const records = ids.map((id) => {
    const record = Buffer.alloc(12);
    [3, 1, 0x409, id, text.length, 0].forEach((value, index) => {
      record.writeUInt16BE(value, index * 2);
    });
    return record;
  });
  const header = Buffer.alloc(6);
  [0, ids.length, 6 + ids.length * 12].forEach((value, index) => {
    header.writeUInt16BE(value, index * 2);
  });
  return Buffer.concat([header, ...records, text]);
}
