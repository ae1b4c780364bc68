// Links to projects: the owner's side of them, and the files behind them.
import { z } from 'zod';
import { commentChange, ownComment, projectShare, shareSettings } from '../sharing/share.ts';
import { route } from './route.ts';

const one = '/api/projects/:id';
const params = z.object({ id: z.uuid() });
const ofComment = z.object({ id: z.uuid(), comment: z.uuid() });
const ofGuest = z.object({ id: z.uuid(), guest: z.uuid() });
const answer = projectShare;

export const readShare = route({ method: 'GET', path: `${one}/share`, params, answer });

/** Makes the link where there is none, and changes it where there is one. */
export const changeShare = route({
  method: 'POST',
  path: `${one}/share`,
  params,
  body: shareSettings,
  answer,
});

/** Ends the address that is known and makes another. */
export const renewShare = route({
  method: 'POST',
  path: `${one}/share/address`,
  params,
  answer,
});

export const endShare = route({ method: 'DELETE', path: `${one}/share`, params });

export const answerComment = route({
  method: 'POST',
  path: `${one}/comments`,
  params,
  body: ownComment,
  answer,
});

export const changeComment = route({
  method: 'PATCH',
  path: `${one}/comments/:comment`,
  params: ofComment,
  body: commentChange,
  answer,
});

/** Removes it with what was answered to it. */
export const removeComment = route({
  method: 'DELETE',
  path: `${one}/comments/:comment`,
  params: ofComment,
});

/** Takes nothing more from that guest; what they said is removed. */
export const blockGuest = route({
  method: 'POST',
  path: `${one}/guests/:guest/block`,
  params: ofGuest,
  answer,
});

export const unblockGuest = route({
  method: 'DELETE',
  path: `${one}/guests/:guest/block`,
  params: ofGuest,
});

const token = z.object({ token: z.string() });

/** The package on paper, where the owner lets guests take it along. */
export const printShared = route({
  method: 'GET',
  path: '/s/:token/package.pdf',
  params: token,
  file: 'application/pdf',
  waitMs: 70_000,
});

/** The client's logo, where the page shows one. */
export const logoShared = route({
  method: 'GET',
  path: '/s/:token/logo.webp',
  params: token,
  file: 'image/webp',
});

/** What messengers show of the link. */
export const previewShared = route({
  method: 'GET',
  path: '/s/:token/preview.jpg',
  params: token,
  file: 'image/jpeg',
});
