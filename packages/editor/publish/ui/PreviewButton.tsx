import { Button } from '@keystar/ui/button';
import { Text } from '@keystar/ui/typography';
import { useQuery } from '@tanstack/react-query';
import type { PreviewState } from '../../preview/preview-build.ts';
import { ask } from '../../ui/ask.ts';

/** How often the page asks how the preview stands, in milliseconds. */
const interval = 5_000;

/** In a few words. */
function describe({ isBuilding, trouble }: PreviewState): string {
  if (isBuilding) return 'The preview is being built';
  return trouble === undefined ? '' : 'The preview is older: what is saved cannot be built';
}

/** Opens the site as it will be, and says where it is older than what is saved. */
export function PreviewButton() {
  const { data } = useQuery({
    queryKey: ['preview'],
    queryFn: async () => ask<PreviewState>('editor/preview/status'),
    refetchInterval: interval,
  });
  if (!data) return null;
  const words = describe(data);
  return (
    <>
      {words !== '' && (
        <Text aria-live="polite" color="neutralSecondary" size="small">
          {words}
        </Text>
      )}
      <Button aria-label="Preview the site" href="/preview" target="_blank">
        Preview
      </Button>
    </>
  );
}
