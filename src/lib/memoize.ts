/**
 * Memoizes a query that most pages make, such as the company's facts. A build runs it once; the dev server runs it for
 * every page, so that edits show.
 */
export function memoizeForBuild<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () => {
    if (import.meta.env.DEV) return load();
    loading ??= load();
    return loading;
  };
}
