// /api/directors: the directory, for anybody.
import { publicDirector } from '../directors/director.ts';
import { directoryPage, directoryPageQuery } from '../directors/directory.ts';
import { route } from './route.ts';

/** A page of the directory. */
export const searchDirectors = route({
  method: 'GET',
  path: '/api/directors',
  query: directoryPageQuery,
  answer: directoryPage,
  waitMs: 15_000,
});

export const readDirector = route({
  method: 'GET',
  path: '/api/directors/:id',
  answer: publicDirector,
});
