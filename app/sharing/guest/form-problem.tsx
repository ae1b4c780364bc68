import type { GuestRefusal } from '#domain/sharing/shared-page.ts';
import { FieldError } from '../../ui/controls/field-error.tsx';

/** What a form was refused for as a whole; what is wrong with a field stands at the field. */
export function FormProblem({ refused }: { refused: GuestRefusal | undefined }) {
  if (!refused || Object.keys(refused.fields).some((field) => shown.has(field))) return null;
  return <FieldError>{Object.values(refused.fields)[0] ?? refused.message}</FieldError>;
}
const shown = new Set(['name', 'text', 'about', 'passphrase']);
