/** The script with another picture in its first row: a frame whose row says the same stays as it was. */
export const withFirstPicture = (script: string, picture: string): string =>
  script.replace(/^VIDEO: .*$/m, `VIDEO: ${picture}`);
