import type { Engine } from './engine.ts';

const load = async (path: string, name: string) => {
  try {
    return (await import(path))[name];
  } catch (cause) {
    return () => {
      throw new Error(`${path} is not there yet`, { cause });
    };
  }
};
export const builtInEngine: Engine = {
  writeConcepts: await load('../generation/writer/write-concepts.ts', 'writeConcepts'),
  writeBrief: await load('../generation/writer/write-brief.ts', 'writeBrief'),
  writeScript: await load('../generation/writer/write-script.ts', 'writeScript'),
  drawStoryboard: await load('../generation/illustrator/draw-storyboard.ts', 'drawStoryboard'),
};
