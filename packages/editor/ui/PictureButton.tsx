import { ActionButton } from '@keystar/ui/button';
import { FileTrigger } from '@keystar/ui/drag-and-drop';
import type { Sending } from './pictures.ts';

/** Takes a picture from this computer. @param label what stands on it while none is being sent. */
export function PictureButton({ label, isBusy, send }: Pick<Sending, 'isBusy' | 'send'> & { readonly label: string }) {
  return (
    <FileTrigger
      acceptedFileTypes={['image/*']}
      onSelect={(files) => {
        send(files?.[0]);
      }}
    >
      <ActionButton isDisabled={isBusy}>{isBusy ? 'Sending …' : label}</ActionButton>
    </FileTrigger>
  );
}
