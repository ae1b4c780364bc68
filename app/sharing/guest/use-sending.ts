import { useNavigation } from 'react-router';
import type { GuestAct } from '#domain/sharing/comment.ts';
import type { GuestRefusal } from '#domain/sharing/shared-page.ts';

/** Whether this form is being sent, and what it was refused for; `id` tells forms of one act apart. */
export function useSending(act: GuestAct, refused: GuestRefusal | undefined, parent?: string) {
  const { state, formData } = useNavigation();
  const isThis = (said: { act: unknown; parent: unknown }) =>
    said.act === act && (parent === undefined || said.parent === parent);
  const isSending =
    state !== 'idle' &&
    formData !== undefined &&
    isThis({ act: formData.get('act'), parent: formData.get('parent') });
  const own =
    refused && isThis({ act: refused.act, parent: refused.values.parent }) ? refused : undefined;
  return { isSending, refused: own };
}
