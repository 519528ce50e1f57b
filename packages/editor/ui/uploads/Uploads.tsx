import { ActionButton } from '@keystar/ui/button';
import { DropZone, FileTrigger } from '@keystar/ui/drag-and-drop';
import { FieldMessage } from '@keystar/ui/field';
import { Flex, VStack } from '@keystar/ui/layout';
import { ProgressBar } from '@keystar/ui/progress';
import PQueue from 'p-queue';
import { useState, type ReactNode } from 'react';
import { sendPicture, UploadError } from './send-picture.ts';

/** A picture that is being sent, or was not taken. */
interface Sent {
  readonly key: number;
  /** Of the field, or of the file where there are several. */
  readonly name: string;
  readonly file: Blob;
  readonly at: number | undefined;
  /** The part that is sent, from 0 to 1. */
  readonly part: number;
  readonly failure?: UploadError | undefined;
}

/** The sending of pictures into a field. */
export interface Uploads {
  /** Those that are on their way or were not taken; the others are in the field. */
  readonly sent: readonly Sent[];
  readonly isBusy: boolean;
  /** @param at the part that is shown where the picture is cropped, from 0 to 1; undefined for the main subject. */
  readonly send: (files: readonly Blob[], at?: number) => void;
  readonly sendAgain: (one: Sent) => void;
}

/** Two at a time: a phone that sends ten at once loses them all with its line. */
const queue = new PQueue({ concurrency: 2 });

let lastKey = 0;

/**
 * Sends pictures to the editor's server.
 * @param folder of content/media.
 * @param label of the field, named in front of a refusal.
 * @param onSent is given the value that represents a picture, once for each.
 */
export function useUploads(folder: string, label: string, onSent: (picture: string) => void): Uploads {
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const change = ({ key }: Sent, changes: Partial<Sent>) =>
    setSent((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const start = (one: Sent) => {
    const task = async () => {
      const picture = await sendPicture({ ...one, folder }, (part) => change(one, { part }));
      setSent((all) => all.filter(({ key }) => key !== one.key));
      onSent(picture);
    };
    queue.add(task).catch((error: unknown) => {
      const isKnown = error instanceof UploadError;
      change(one, { failure: isKnown ? error : new UploadError('was not taken: try again', true) });
    });
  };
  return {
    sent,
    isBusy: sent.some(({ failure }) => failure === undefined),
    send: (files, at) => {
      const added = files.map((file): Sent => {
        const name = files.length > 1 && file instanceof File ? file.name : label;
        return { key: (lastKey += 1), name, file, at, part: 0 };
      });
      // What was not taken before is replaced by what is chosen now.
      setSent((all) => [...all.filter(({ failure }) => failure === undefined), ...added]);
      for (const one of added) start(one);
    },
    sendAgain: (one) => {
      change(one, { part: 0, failure: undefined });
      start(one);
    },
  };
}

/** How far each picture is, and which were not taken. */
export function UploadList({ sent, sendAgain }: Pick<Uploads, 'sent' | 'sendAgain'>) {
  if (sent.length === 0) return null;
  return (
    <VStack aria-live="polite" gap="regular" role="status">
      {sent.map((one) => {
        const { key, name, part, failure } = one;
        if (!failure) return <ProgressBar key={key} label={name} value={Math.round(part * 100)} width="100%" />;
        return (
          <Flex alignItems="center" gap="regular" key={key} wrap>
            <FieldMessage>{`${name} ${failure.message}`}</FieldMessage>
            {failure.mayRetry && <ActionButton onPress={() => sendAgain(one)}>Try again</ActionButton>}
          </Flex>
        );
      })}
    </VStack>
  );
}

interface ButtonProps extends Pick<Uploads, 'isBusy'> {
  /** Shown while none is being sent. */
  readonly label: string;
  readonly onChoose: (files: readonly Blob[]) => void;
  /** Whether several may be taken at once. */
  readonly areSeveral?: boolean;
}

/** Takes pictures from this computer or phone. */
export function PictureButton({ label, isBusy, onChoose, areSeveral = false }: ButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={['image/*']}
      allowsMultiple={areSeveral}
      onSelect={(files) => {
        if (files && files.length > 0) onChoose([...files]);
      }}
    >
      <ActionButton isDisabled={isBusy}>{isBusy ? 'Sending …' : label}</ActionButton>
    </FileTrigger>
  );
}

/** Takes a picture that is dropped on it. */
export function PictureDrop(props: {
  readonly label: string;
  readonly onChoose: (files: readonly Blob[]) => void;
  readonly children: ReactNode;
}) {
  const { label, onChoose, children } = props;
  return (
    <DropZone
      alignSelf="start"
      maxWidth="100%"
      aria-label={label}
      getDropOperation={() => 'copy'}
      onDrop={({ items }) => {
        const dropped = items.filter((item) => item.kind === 'file');
        void Promise.all(dropped.map(async (item) => item.getFile())).then(onChoose);
      }}
    >
      {children}
    </DropZone>
  );
}
