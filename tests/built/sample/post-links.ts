import { content, listHrefs, type BuiltPage } from '../built-pages.ts';
import { isSample } from './for-sample.ts';

/** Links in old posts, which the check allows to be dead; those of the sample are not. */
export function listOldLinks(page: BuiltPage): ReadonlySet<string> {
  const isOfBlog = page.path.startsWith('/blog/') || content.routes.find(page.path)?.key === 'blog';
  return new Set(isOfBlog && !isSample ? listHrefs(page, 'main .prose a[href]') : []);
}
