import type { UseMutationResult } from '@tanstack/react-query';
import type { Choices } from '../publication.ts';

export interface ChangeRequest {
  readonly action: 'start' | 'put-back' | 'ask' | 'show';
  /** What is published, if not everything. */
  readonly files?: readonly string[] | undefined;
  readonly choices?: Choices;
  readonly commit?: string;
  readonly release?: string;
  readonly withSamples?: boolean;
}

export interface ChangeResult {
  /** Whether files on the disk have changed, which Keystatic does not learn. */
  readonly hasChangedFiles: boolean;
}

/** A publication, or an earlier state that is put back; it goes on without the dialog. */
export type PublishChange = UseMutationResult<ChangeResult, Error, ChangeRequest>;
