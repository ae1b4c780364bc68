import bold from '#app/ui/art/bold.svg';
import brand from '#app/ui/art/brand.svg';
import business from '#app/ui/art/business.svg';
import creator from '#app/ui/art/creator.svg';
import direct from '#app/ui/art/direct.svg';
import government from '#app/ui/art/government.svg';
import infomercial from '#app/ui/art/infomercial.svg';
import instagram from '#app/ui/art/instagram.svg';
import narrative from '#app/ui/art/narrative.svg';
import problem from '#app/ui/art/problem.svg';
import story from '#app/ui/art/story.svg';
import tiktok from '#app/ui/art/tiktok.svg';
import trailer from '#app/ui/art/trailer.svg';
import youtube from '#app/ui/art/youtube.svg';

/** Addresses of the drawings on choice cards, by stored value. */
export const pictures = {
  bold,
  brand,
  business,
  creator,
  direct,
  government,
  infomercial,
  instagram,
  narrative,
  problem,
  story,
  tiktok,
  trailer,
  youtube,
} as const;
