import { Keystatic } from '@keystatic/core/ui';
import { useMemo } from 'react';
import type { Outline } from '../content/read-outline.ts';
import { buildConfig } from './build-config.ts';

interface Props {
  readonly outline: Outline;
}

/** The editor of the whole content. */
export function Editor({ outline }: Props) {
  const config = useMemo(() => buildConfig(outline), [outline]);
  return <Keystatic config={config} />;
}
