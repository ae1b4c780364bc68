// GET /api/directors and /api/directors/:id, for anybody.
import * as routes from '#domain/contract/director-routes.ts';
import { AppError } from '../app-error.ts';
import { readDirectoryQuery } from '../directors/search/read-directory-query.ts';
import { parsedInput } from '../parse-input.ts';
import { defineRoute, type Family } from './routes/define-route.ts';

const fresh = 'no-cache';

export const directorFamily: Family = {
  wrongMethod: 'Directors can only be read.',
  routes: [
    defineRoute(routes.searchDirectors, {
      may: 'everybody',
      summary: 'Creative directors by name, those that match, a page at a time.',
      gives: 'A page; `nextCursor` asks for the one after it.',
      also: { 422: 'Some parameters need a change; `fields` says which.' },
      readQuery: (c) => parsedInput(readDirectoryQuery(new URL(c.req.url).searchParams)),
      run({ query }, { c, services }) {
        c.header('Cache-Control', fresh);
        return services.directory.search(query);
      },
    }),
    defineRoute(routes.readDirector, {
      may: 'everybody',
      summary: 'A creative director.',
      gives: 'The director.',
      also: { 404: 'There is no director of this id.' },
      async run({ params }, { c, services }) {
        const director = await services.directory.find(params.id);
        if (!director) throw new AppError('not-found', 'There is no director of this id.');
        c.header('Cache-Control', fresh);
        return director;
      },
    }),
  ],
};
