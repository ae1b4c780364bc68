import type { SharedPage } from '#domain/sharing/shared-page.ts';
import { sharedLogoPath } from '#domain/sharing/shared-page.ts';

/** The client's logo on a piece of paper, which it was made for; nothing where the page has none. */
export function OwnLogo({ look, token }: Pick<SharedPage, 'look' | 'token'>) {
  if (!look) return null;
  const { width, height, alt } = look;
  return (
    <p className="shared-logo">
      <img src={sharedLogoPath(token)} width={width} height={height} alt={alt} />
    </p>
  );
}
