import { Button } from '../ui/controls/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useToast } from '../ui/overlays/toast.tsx';

type CopyButtonProps = { text: string; label: string; copied: string };

/** Puts a text on the clipboard, and says so; where that is forbidden, it says what to do instead. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ title: copied });
    } catch {
      toast.show({
        title: 'Copying did not work',
        text: 'Select the text and copy it by hand.',
        tone: 'destructive',
      });
    }
  };
  return (
    <Button compact onClick={copy}>
      <Icon name="copy" /> {label}
    </Button>
  );
}
