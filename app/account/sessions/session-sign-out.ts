import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '../../session/sign-out.ts';
import { useToast } from '../../ui/overlays/toast.tsx';

/** Signs out here, or everywhere, and goes home. */
export function useSignOut() {
  const toast = useToast();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async (everywhere = false) => {
    if (busy) return;
    setBusy(true);
    const { told } = await signOut({ everywhere });
    await navigate('/');
    if (told) {
      toast.show({ title: everywhere ? 'Signed out everywhere' : 'Signed out' });
      return;
    }
    toast.show({
      title: 'Signed out in this browser',
      text: 'The server could not be reached: your sessions may still be open there.',
      tone: 'destructive',
    });
  };
  return { busy, leave };
}
