// What can be chosen of the catalogue, by kind.

export const catalogueKinds = ['place', 'thing', 'pose', 'clothes', 'form'] as const;
export type CatalogueKind = (typeof catalogueKinds)[number];
