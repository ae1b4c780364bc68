/**
 * Gives the first field of an editor that has just opened the focus. The page stays where it is while
 * the field can be seen; where something stands above it, as the film on a phone, the editor is brought
 * to the top.
 */
export function showEditor(field: HTMLElement | null | undefined): void {
  if (!field) return;
  field.focus({ preventScroll: true });
  const { top, height } = field.getBoundingClientRect();
  const isSeen = top >= 0 && top + height / 2 <= innerHeight * 0.85;
  if (!isSeen) field.closest('.script-editor, .document-editor')?.scrollIntoView();
}
