import type { ReactNode } from 'react';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { pictureTypes } from '#domain/pictures/picture.ts';

type FileButtonProps = {
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  /** Opens the camera of a phone. */
  capture?: boolean;
  className?: string;
  children: ReactNode;
};

/** A file field that looks like a button, and is one for the keyboard. */
export function FileButton({
  onFiles,
  multiple = false,
  capture = false,
  className = '',
  children,
}: FileButtonProps) {
  return (
    <label className={buttonClass({ compact: true }, `file-button ${className}`)}>
      <input
        type="file"
        className="choice-input"
        accept={capture ? 'image/*' : pictureTypes.join(',')}
        multiple={multiple}
        {...(capture ? { capture: 'environment' as const } : {})}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <span>{children}</span>
    </label>
  );
}
