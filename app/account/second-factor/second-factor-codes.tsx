import { useEffect, useId, useRef, useState } from 'react';
import { unkeptCodes } from '../../session/unkept-codes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { FieldError } from '../../ui/controls/field-error.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CopyButton } from '../account-copy-button.tsx';

type SecondFactorCodesProps = { codes: string[]; email: string; onKept: () => void };

/** Shown once: the server keeps nothing these could be read from again. */
export function SecondFactorCodes({ codes, email, onKept }: SecondFactorCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="account-form">
      <div className="paper recovery-sheet">
        <h3 className="doc-title" ref={heading} tabIndex={-1}>
          Recovery codes
        </h3>
        <p>Each signs you in once, when your phone is not at hand. They are shown only now.</p>
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="account-actions">
          <CopyButton text={codes.join('\n')} label="Copy" copied="Recovery codes copied" />
          <Button compact onClick={() => download(email, codes)}>
            <Icon name="download" /> Download
          </Button>
        </div>
      </div>
      <KeptQuestion onKept={onKept} />
    </div>
  );
}

function KeptQuestion({ onKept }: { onKept: () => void }) {
  const errorId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState(false);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    unkeptCodes.write(!kept);
    return () => unkeptCodes.write(false);
  }, [kept]);
  const close = () => {
    setAsked(true);
    if (kept) onKept();
    else box.current?.focus();
  };
  const isMissing = asked && !kept;
  return (
    <>
      <Checkbox
        ref={box}
        label="I have kept them"
        checked={kept}
        onChange={(event) => setKept(event.target.checked)}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? errorId : undefined}
      />
      <FieldError id={errorId}>
        {isMissing ? 'Copy or download the codes, then tick this.' : ''}
      </FieldError>
      <div className="account-actions">
        <Button onClick={close}>Done</Button>
      </div>
    </>
  );
}

function download(email: string, codes: string[]): void {
  const text = `AD BUILDER recovery codes of ${email}\nEach works once.\n\n${codes.join('\n')}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'ad-builder-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}
