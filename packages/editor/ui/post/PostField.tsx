import { ProgressCircle } from '@keystar/ui/progress';
import { lazy, Suspense } from 'react';
import type { Outline } from '../../content/outline.ts';
import type { InputProps } from '../form-field.tsx';

/** @returns an input for a post. Its tools are a third of the editor's program, and load with the first post. */
export function postField(outline: Outline) {
  const Input = lazy(async () => ({ default: (await import('./PostInput.tsx')).postInput(outline) }));
  return function PostField(props: InputProps<string>) {
    return (
      <Suspense fallback={<ProgressCircle aria-label={`${props.field.label} is being opened`} isIndeterminate />}>
        <Input {...props} />
      </Suspense>
    );
  };
}
