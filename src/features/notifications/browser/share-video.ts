import { sharePage } from '#features/watch/browser/share.ts';
import { notify } from './notify.ts';

/** Shares a page, and says so where the link was copied. */
export async function shareVideo(page: { readonly title: string; readonly url: string }): Promise<void> {
  const outcome = await sharePage(page);
  if (outcome === 'copied') notify({ title: 'Link copied', description: page.url });
  if (outcome === 'refused') {
    notify({ title: 'This browser does not let us copy', description: page.url, variant: 'destructive' });
  }
}
