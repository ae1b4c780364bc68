/** A paragraph, or the items of a list. */
type PolicyPart = string | string[];

export type Policy = {
  title: string;
  dated: string;
  intro: string;
  sections: { heading: string; content: PolicyPart[] }[];
};

/** How to reach the operator; either may be empty. */
export type Contact = { phone: string; address: string };

/** The day all three policies came into force. */
export const dated = 'July 29, 2025';

/** `by telephone at … or by post at …`, from what is known. */
export function reach({ phone, address }: Contact): string {
  const ways = [phone && `by telephone at ${phone}`, address && `by post at ${address}`];
  const known = ways.filter(Boolean).join(' or ');
  return known || 'by answering any email we have sent you';
}
