import { useEffect, useRef, useState } from 'react';
import { fieldId, useFormTools, type InputProps } from './form-context.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { cropLocal, findPicture, keepLocal } from './local-pictures.ts';
import { describeAnimation } from './moving-picture.ts';
import { useMessage } from './TextInput.tsx';
import { pictureKinds, isPictureFolder } from '@site/model/media/picture-kinds.ts';

/** Undefined until it is found. */
export function usePicture(value: unknown) {
  const [found, setFound] = useState<Awaited<ReturnType<typeof findPicture>>>();
  useEffect(() => {
    if (typeof value !== 'string' || value === '') return undefined;
    const finding = findPicture(value);
    void finding.then(setFound);
    return () => void finding.then(({ address }) => URL.revokeObjectURL(address));
  }, [value]);
  return found?.value === value ? found : undefined;
}

/** A CSS `aspect-ratio`. */
function shapeOf(folder: string): string {
  const kind = isPictureFolder(folder) ? pictureKinds[folder] : undefined;
  return kind && 'height' in kind ? `${kind.width} / ${kind.height}` : 'auto';
}

export function PictureInput({ field, value, onChange, place }: InputProps) {
  const folder = field.kind === 'picture' ? field.folder : 'stills';
  const isNew = typeof value === 'string' && value.startsWith('new:');
  const { problems } = useFormTools();
  const { message, leave } = useMessage({ field, value, place });
  const { address, at, isLocal = false } = usePicture(value) ?? {};
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
      setNote(await describeAnimation(file));
      setTrouble(undefined);
    } catch {
      setTrouble("can't be kept in this browser: free some space on this device, then choose it again");
    }
    leave();
  };
  // The schema rejects new pictures.
  const wrong = trouble ?? (isNew ? problems.get(place) : message);
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
            Crop position
            <input
              max={100}
              min={0}
              onChange={({ currentTarget }) => {
                setCrop(Number(currentTarget.value));
                void cropLocal(String(value), Number(currentTarget.value) / 100);
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
