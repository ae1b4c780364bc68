// What a part of the page is, for whoever has it read aloud.

export type Role =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  /** Left out: decoration, or what another part says already. */
  | 'Artifact';

/** One object is one part, on however many sheets it stands. */
export type Tag = {
  role: Role;
  /** What a picture shows. */
  alt?: string;
  /** The words, where the order of the letters on the page is another. */
  actual?: string;
  scope?: 'Column' | 'Row';
  title?: string;
  /** The part it belongs to, where that is not the one around it on the page. */
  under?: Tag;
};

/** The same as properties of what is laid out. */
export const is = (...of: Parameters<typeof tag>): { tag: Tag } => ({ tag: tag(...of) });

/** The mark of one part of the page. */
export const tag = (role: Role, more: Omit<Tag, 'role'> = {}): Tag => ({ role, ...more });
