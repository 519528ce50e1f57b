import { content, listHrefs, type BuiltPage } from '../built-pages.ts';
import { isSample } from './for-sample.ts';

/**
 * Addresses in an owner's old posts, as their page writes them. The check lets them lead to pages that are gone; those of
 * the sample lead somewhere.
 */
export function listOldLinks(page: BuiltPage): ReadonlySet<string> {
  const isOfBlog = page.path.startsWith('/blog/') || content.routes.find(page.path)?.key === 'blog';
  return new Set(isOfBlog && !isSample ? listHrefs(page, 'main .prose a[href]') : []);
}
