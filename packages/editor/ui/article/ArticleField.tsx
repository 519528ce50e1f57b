import { ProgressCircle } from '@keystar/ui/progress';
import { lazy, Suspense } from 'react';
import type { Outline } from '../../content/outline.ts';
import type { InputProps } from '../form-field.tsx';

/** @returns an input for an article. Its tools are a third of the editor's program, and load with the first article. */
export function articleField(outline: Outline) {
  const Input = lazy(async () => ({ default: (await import('./ArticleInput.tsx')).articleInput(outline) }));
  return function ArticleField(props: InputProps<string>) {
    return (
      <Suspense fallback={<ProgressCircle aria-label={`${props.field.label} is being opened`} isIndeterminate />}>
        <Input {...props} />
      </Suspense>
    );
  };
}
