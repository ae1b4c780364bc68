/** Every scene the writer has words for, in each language. */
export const sceneIds = [
  'product-near',
  'product-hands',
  'product-above',
  'product-by',
  'product-shown',
  'product-there',
  'detail-near',
  'detail-hands',
  'detail-shown',
  'detail-by',
  'place-seen',
  'place-face',
  'person-there',
  'audience-there',
  'face-seen',
  'at-work',
  'speaks-near',
  'speaks',
] as const;
export type SceneId = (typeof sceneIds)[number];
