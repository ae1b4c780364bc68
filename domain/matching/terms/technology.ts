import { type FindTerm, findClue } from './term.ts';

const points = 8;
const spoken = ['ai', 'genai', 'generative', 'artificial intelligence', 'machine learning'];
// As words of a bio these can mean something else: a runway, a person called Sora.
const tools = [
  'comfyui',
  'kling',
  'luma',
  'midjourney',
  'runway',
  'sora',
  'stable diffusion',
  'veo',
];
const trade = ['technology', 'technologies', 'tech', 'software', 'unreal engine'];

/** +8, once, for AI or technology among what the director writes or lists. */
export const technology: FindTerm = ({ bio, lists }) =>
  findClue([{ points, reason: 'Works with AI tools', words: spoken }], bio, lists) ??
  findClue([{ points, reason: 'Works with AI tools', words: tools }], lists) ??
  findClue([{ points, reason: 'At home in technology', words: trade }], bio, lists);
