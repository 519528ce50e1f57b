/**
 * A query that most pages ask, such as for the company's facts: answered once a build, and anew for every page while
 * developing, so that an edit is seen.
 */
export function onceABuild<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () => {
    if (import.meta.env.DEV) return load();
    loading ??= load();
    return loading;
  };
}
