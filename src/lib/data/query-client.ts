import { QueryClient } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';

/** The data files do not change during a visit, so they are loaded once, and again only on request. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: (context) => fetchJson(context),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        // Islands read loaded data without observing it, and unobserved data would be dropped after five minutes.
        gcTime: Infinity,
        retry: false,
        // Without a connection, queries fail at once instead of waiting until it is back.
        networkMode: 'always',
      },
      mutations: { retry: false },
    },
  });
}
