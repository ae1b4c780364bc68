import { eachCut } from '../documents/each-cut.ts';
import type { FileMaterial } from './material.ts';

/** What each cut's own files are written from, the primary first. */
export const eachCutOf = (material: FileMaterial): FileMaterial[] => {
  const { content, cuts, drawings } = material;
  return eachCut(material.creative).map((creative, at) => ({
    ...material,
    creative,
    content: at === 0 ? content : { ...content, ...cuts[at - 1] },
    drawings: drawings.slice(at, at + 1),
  }));
};
