// What a file is, by how it begins: names and types that strangers give are not asked.
const beginnings = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF....WEBP/s,
  gif: /^GIF8[79]a/,
  avif: /^....ftypavi[fs]/s,
};
export type PictureFormat = keyof typeof beginnings;

/** The format of a photograph; undefined for all else: drawings (SVG, PDF) are programs of a kind. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const formats = Object.keys(beginnings) as PictureFormat[];
  return formats.find((format) => beginnings[format].test(beginning));
}
