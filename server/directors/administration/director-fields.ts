// What an admin typed, read as a feed's row is.
import { type DirectorField, directorLabels, type TypedDirector } from '#domain/admin/directors.ts';
import { embedOf } from '#domain/video-embed.ts';
import { AppError } from '../../app-error.ts';
import { type DirectorRow, holdsSomething, rowFields } from '../feed/director-row.ts';
import { hiddenPicture, notPublic } from '../feed/public-host.ts';

export type DirectorFields = Omit<DirectorRow, 'id'>;

/** A whole director: what is not there is empty. Throws 422 with every field that cannot stay. */
export const readFields = (typed: TypedDirector): DirectorFields => parse(typed);

/** Those fields alone that were typed. Throws 422 with every field that cannot stay. */
export function readSomeFields(typed: TypedDirector): Partial<DirectorFields> {
  // The name is the only one that must be there: when it is not asked about, any will do.
  const fields = parse('name' in typed ? typed : { ...typed, name: 'x' });
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field in typed));
}

const houseFields = rowFields.superRefine((row, { addIssue }) => {
  const hidden = hiddenPicture(row);
  if (hidden) addIssue({ code: 'custom', path: [hidden], message: notPublic });
  const { video_reel_url: reel } = row;
  if (reel && !embedOf(reel))
    addIssue({ code: 'custom', path: ['video_reel_url'], message: noReel });
});

const noReel = 'is no film of YouTube, Vimeo, Loom or Wistia that can be played here';

function parse(typed: TypedDirector): DirectorFields {
  const said = Object.entries(typed).filter(([, value]) => holdsSomething(value));
  const parsed = houseFields.safeParse(Object.fromEntries(said));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => {
    const field = String(path[0]) as DirectorField;
    // The cells' messages continue the name of a column.
    return { path: field, message: `${directorLabels[field]} ${message}.` };
  });
  throw new AppError('invalid-input', 'Some fields need a change.', { fields });
}
