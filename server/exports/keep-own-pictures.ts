// Pictures of a product are not in a project file: those that its reader has here stay named, no others.
import { and, eq, inArray } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { ShownPictures } from '#domain/pictures/picture.ts';
import { idsOf } from '#domain/pictures/place-picture.ts';
import type { DraftContent } from '#domain/projects/from-draft.ts';
import type { Queries } from '../db/database.ts';
import { productPictures } from '../db/schema.ts';

/** The content as it was where all its pictures are the viewer's own. */
export async function keepOwnPictures(
  queries: Queries,
  viewer: Viewer,
  content: DraftContent,
): Promise<DraftContent> {
  const { form_data, wizard_state } = content;
  const ids = [form_data.pictures, wizard_state?.formData.pictures].flatMap(idsOf);
  if (ids.length === 0) return content;
  const rows = await queries
    .select({ id: productPictures.id })
    .from(productPictures)
    .where(and(inArray(productPictures.id, ids), eq(productPictures.user_id, viewer.id)));
  const own = new Set(rows.map(({ id }) => id));
  return {
    ...content,
    form_data: onlyOwn(form_data, own),
    wizard_state: wizard_state && {
      ...wizard_state,
      formData: onlyOwn(wizard_state.formData, own),
    },
  };
}

function onlyOwn<Answers extends { pictures?: ShownPictures | undefined }>(
  answers: Answers,
  own: ReadonlySet<string>,
): Answers {
  const { pictures } = answers;
  if (!pictures) return answers;
  const product = pictures.product.filter(({ id }) => own.has(id));
  const logo = pictures.logo && own.has(pictures.logo.id) ? { logo: pictures.logo } : {};
  return { ...answers, pictures: { product, ...logo } };
}
