import sharp from 'sharp';

export type SmallLogo = { webp: Buffer; width: number; height: number };

/** In pixels: sharp on a screen of two for one, at the largest it stands on a page. */
const most = { width: 480, height: 160 };

/** A logo as a page shows it. */
export async function shrinkLogo(png: Uint8Array): Promise<SmallLogo> {
  const { data, info } = await sharp(png)
    .resize({ ...most, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  return { webp: data, width: info.width, height: info.height };
}
