/** An article's cleaned HTML (src/domain/blog/cleaning/clean-post.ts lets only its allow-list through). */
export function PostBody({ html }: { readonly html: string }) {
  return <div className="prose max-w-measure" dangerouslySetInnerHTML={{ __html: html }} />;
}
