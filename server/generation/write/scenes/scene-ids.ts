/** Every scene the writer has words for, in each language. */
export const sceneIds = [
  'product-near',
  'product-hands',
  'product-above',
  'product-shown',
  'product-beside',
  'product-measured',
  'product-there',
  'detail-near',
  'detail-hands',
  'detail-shown',
  'detail-by',
  'detail-behind',
  'details-above',
  'details-pair',
  'detail-there',
  'place-seen',
  'place-face',
  'person-there',
  'speaks-near',
  'speaks',
] as const;
export type SceneId = (typeof sceneIds)[number];
