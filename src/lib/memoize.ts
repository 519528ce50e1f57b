/**
 * Memoizes a query that most pages make, such as for the company's facts. A build makes it once; the development server
 * makes it again for every page, so that an edit shows.
 */
export function memoizeForBuild<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () => {
    if (import.meta.env.DEV) return load();
    loading ??= load();
    return loading;
  };
}
