// Files of projects and drafts, and projects made of files. The formats are those of one list.
import type { Context } from 'hono';
import * as routes from '#domain/contract/file-routes.ts';
import { type ExportFormat, exportFormats, formatOf } from '#domain/exports/formats.ts';
import { exportedContent, projectFileSchema } from '#domain/exports/project-file.ts';
import { findProfile } from '../../accounts/member/account-facts.ts';
import { AppError } from '../../app-error.ts';
import { importProject } from '../../exports/import-project.ts';
import { type Asked, type MadeFile, makeFile } from '../../exports/make-file.ts';
import type { LimitRule } from '../../limits.ts';
import { findEntitlement } from '../../payments/subscriptions/entitlement.ts';
import { mayExport, mayLeaveOutSlate, mayShowOwnLook } from '../../policies.ts';
import { findProject, noProject } from '../../projects/find-project.ts';
import { presentWholeProject } from '../../projects/present-project.ts';
import type { Services } from '../../services.ts';
import { callerGone } from '../edge/caller-gone.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { askerOf } from '../pictures-api.ts';
import { saved, wizard_state } from '../projects-api.ts';
import { defineRoute, type Family } from '../routes/define-route.ts';

const hour = 3600;
const filesAnHour = 240;
const filmsAnHour = 20;
const importsAnHour = 60;
/** For every way to a file. */
export const fileLimits = ({ c }: { c: Context<HttpEnv> }): LimitRule[] => [
  // A film takes a processor for most of a minute.
  ...(c.req.param('format') === 'film'
    ? [{ name: 'films', subject: c.get('network'), count: filmsAnHour, windowSeconds: hour }]
    : []),
  {
    name: 'files',
    subject: c.get('network'),
    count: filesAnHour,
    windowSeconds: hour,
    isBrief: true,
  },
];

const limited = { 429: 'Too many; Retry-After says when to come back.' };
const making = {
  ...limited,
  403: 'It belongs to the starter package.',
  404: 'There is no format of this name.',
  409: 'There is nothing to write: no script, no frames, or for a film no program that makes it.',
  503: 'It took too long, or too many are asked for; nothing is lost.',
};

export const draftFileFamily: Family = {
  routes: [
    defineRoute(routes.listFormats, {
      may: 'everybody',
      summary: 'The files a project can be downloaded as.',
      gives:
        'The formats, and whether you may have each; of the film, whether yours ends on a slate.',
      async run(_, { c, services }) {
        c.header('Cache-Control', 'private, no-store');
        const { may, hasSlate } = await permissionsOf(c, services);
        return {
          film: { slate: hasSlate },
          formats: exportFormats.map((format) => {
            const { id, label, says, extension, offer } = format;
            const why = id === 'film' ? services.filmRoom.why : undefined;
            return { id, label, says, extension, offer, may: may(format), ...(why ? { why } : {}) };
          }),
        };
      },
    }),
    defineRoute(routes.makeDraftFile, {
      may: 'everybody',
      summary: 'Makes a file of a draft, which is not kept.',
      gives: 'The file.',
      also: { ...making, 413: 'The body is over 1 MB.' },
      described: { body: exportedContent.extend({ wizard_state: wizard_state.default(null) }) },
      limits: fileLimits,
      run: async ({ params, body: content }, { c, services }) =>
        answerFile(services, {
          content,
          format: requireFormat(params.format),
          ...(await askedBy(c, services)),
          signal: callerGone(c),
        }),
    }),
    defineRoute(routes.readProjectFileSchema, {
      may: 'everybody',
      summary: 'The JSON schema of a project file.',
      gives: 'The schema.',
      run: async (_, { c, services: { config } }) =>
        c.body(schemaText(config.appUrl), 200, {
          'Content-Type': 'application/schema+json',
          'Cache-Control': 'public, max-age=3600',
        }),
    }),
  ],
};

export const projectFilesFamily: Family = {
  routes: [
    defineRoute(routes.readProjectFile, {
      may: 'owner and admins',
      summary: 'A project as a file.',
      gives: 'The file.',
      also: making,
      limits: fileLimits,
      async run({ params }, { c, services, viewer }) {
        const format = requireFormat(params.format);
        const row = await findProject(services.db, viewer, params.id);
        if (!row) throw noProject();
        const {
          id: _,
          user_id,
          status,
          created_at,
          updated_at,
          ...content
        } = presentWholeProject(row, viewer);
        return answerFile(services, {
          content,
          format,
          ...(await askedBy(c, services)),
          owner: await findProfile(services.db, user_id),
          signal: callerGone(c),
        });
      },
    }),
    defineRoute(routes.importProject, {
      may: 'members',
      summary: 'Makes a project of a project file, or of the archive that holds one.',
      gives: 'The project.',
      described: { answer: saved },
      also: {
        ...limited,
        413: 'It is over 24 MB.',
        400: 'It is no project file; the message says why.',
      },
      limits: ({ viewer }) => [
        { name: 'imports', subject: viewer.id, count: importsAnHour, windowSeconds: hour },
      ],
      run: async ({ body }, { services, viewer }) =>
        presentWholeProject(await importProject(services, viewer, body), viewer),
    }),
  ],
};

/** What whoever asks may have. */
async function permissionsOf(c: Context<HttpEnv>, { db }: Services) {
  const viewer = (await c.get('signedIn')())?.viewer ?? null;
  const entitlement = await findEntitlement(db, viewer?.id ?? null);
  return {
    may: (format: ExportFormat) => mayExport(viewer, entitlement, format),
    hasSlate: !mayLeaveOutSlate(viewer, entitlement),
    mayShowOwnLook: mayShowOwnLook(viewer, entitlement),
  };
}

/** The same, and whose pictures may be seen in a file. */
async function askedBy(c: Context<HttpEnv>, services: Services) {
  const { mayShowOwnLook: isOwn, ...may } = await permissionsOf(c, services);
  const asker = await askerOf(c, services, 'projects:read');
  return { ...may, asker, logoOf: isOwn ? asker : null };
}

function requireFormat(id: string): ExportFormat {
  const format = formatOf(id);
  if (!format) throw new AppError('not-found', 'There is no format of this name.');
  return format;
}

/** The file as what a browser saves. */
export const answerFile = async (services: Services, asked: Asked): Promise<Response> => {
  const { name, mediaType, body, files } = await makeFile(services, asked);
  return new Response(body, { headers: fileHeaders({ name, mediaType, body, files }) });
};

const fileHeaders = ({ name, mediaType, body, files }: MadeFile): Record<string, string> => ({
  'Content-Type': mediaType,
  'Content-Disposition': `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${encoded(name)}`,
  'Cache-Control': 'private, no-store',
  ...(body instanceof Uint8Array ? { 'Content-Length': String(body.length) } : {}),
  ...(files === undefined ? {} : { 'X-Files': String(files) }),
});

// For callers that know no other; the other has every letter.
const asciiName = (name: string) => name.replace(/[^\w .()-]+/g, '_');
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

let schema: string | undefined;
const schemaText = (appUrl: string): string => {
  const $id = `${appUrl}${routes.readProjectFileSchema.path}`;
  schema ??= JSON.stringify({ $id, ...projectFileSchema() });
  return schema;
};
