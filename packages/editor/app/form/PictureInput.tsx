import { useEffect, useRef, useState } from 'react';
import { fieldId, useFormTools, type InputProps } from './form-context.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { cropLocal, keepLocal, readLocal } from './local-pictures.ts';
import { noteMoving } from './moving-picture.ts';
import { pictureAddress } from './picture-address.ts';
import { useMessage } from './TextInput.tsx';
import { pictureKinds, isPictureFolder } from '@site/model/media/picture-kinds.ts';

/** A URL for a picture, also for one that isn't uploaded yet, and its crop. */
export function usePicture(value: unknown) {
  const [local, setLocal] = useState<{
    readonly value: string;
    readonly address: string;
    readonly at: number | undefined;
  }>();
  const isLocal = typeof value === 'string' && value.startsWith('local:');
  useEffect(() => {
    if (!isLocal) return;
    let address = '';
    void readLocal(value).then((known) => {
      if (!known) return;
      address = URL.createObjectURL(known.file);
      setLocal({ value, address, at: known.at });
    });
    return () => URL.revokeObjectURL(address);
  }, [isLocal, value]);
  if (!isLocal) return { address: typeof value === 'string' ? pictureAddress(value) : undefined, at: undefined };
  return local?.value === value ? { address: local.address, at: local.at } : { address: undefined, at: undefined };
}

/** A CSS `aspect-ratio`. */
function shapeOf(folder: string): string {
  const kind = isPictureFolder(folder) ? pictureKinds[folder] : undefined;
  return kind && 'height' in kind ? `${kind.width} / ${kind.height}` : 'auto';
}

export function PictureInput({ field, value, onChange, place }: InputProps) {
  const folder = field.kind === 'picture' ? field.folder : 'stills';
  const isLocal = typeof value === 'string' && value.startsWith('local:');
  const { problems } = useFormTools();
  const { message, leave } = useMessage({ field, value, place });
  const { address, at } = usePicture(value);
  const [crop, setCrop] = useState<number>();
  const [trouble, setTrouble] = useState<string>();
  const [note, setNote] = useState<string>();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  const shown = crop ?? (at === undefined ? 50 : at * 100);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setCrop(undefined);
    try {
      const kept = await keepLocal(folder, file);
      // Other fields may have changed since.
      latest.current(kept);
      setNote(await noteMoving(file));
      setTrouble(undefined);
    } catch {
      setTrouble("can't be kept in this browser: free some space on this device, then choose it again");
    }
    leave();
  };
  // The schema rejects local pictures.
  const wrong = trouble ?? (isLocal ? problems.get(place) : message);
  return (
    <FieldFrame field={field} message={wrong} note={note} place={place}>
      <div className="picture bar">
        {address !== undefined && (
          <img alt="" src={address} style={{ aspectRatio: shapeOf(folder), objectPosition: `${shown}% ${shown}%` }} />
        )}
        <input
          accept="image/*,.heic,.heif,.svg"
          id={fieldId(place)}
          onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
          type="file"
        />
        {isLocal && shapeOf(folder) !== 'auto' && (
          <label>
            Part that is shown
            <input
              max={100}
              min={0}
              onChange={({ currentTarget }) => {
                setCrop(Number(currentTarget.value));
                void cropLocal(value, Number(currentTarget.value) / 100);
              }}
              type="range"
              value={shown}
            />
          </label>
        )}
        {field.optional && value !== undefined && (
          <button className="quiet" onClick={() => onChange(undefined)} type="button">
            Remove the picture
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
