import { useEffect, useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';

type ShownPictureProps = { src: string; alt: string; caption: string; isOriginal: boolean };

/** A view of a kept picture. One that did not load says so, and is asked for again by a press or once the line is back. */
export function ShownPicture({ src, alt, caption, isOriginal }: ShownPictureProps) {
  // The address that did not load: another may come in its place.
  const [lost, setLost] = useState<string>();
  const isLost = lost === src;
  useEffect(() => {
    if (!isLost) return;
    const again = () => setLost(undefined);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isLost]);
  return (
    <figure className={isOriginal ? 'picture-shown is-original' : 'picture-shown'}>
      {isLost ? (
        <div className="picture-lost paper">
          <p role="status">It is kept, and could not be shown just now.</p>
          <Button compact onClick={() => setLost(undefined)}>
            Show it<span className="sr-only">: {alt}</span>
          </Button>
        </div>
      ) : (
        <img src={src} alt={alt} width={800} height={600} onError={() => setLost(src)} />
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
