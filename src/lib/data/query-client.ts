import { QueryClient } from '@tanstack/react-query';
import { createFetchJson } from './fetch-json.ts';

/** Files that do not change while a visitor is here: loaded once, and again only when asked. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: createFetchJson({ on401: 'throw' }),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        // Islands look up what they loaded without watching it, which alone would keep it for five minutes.
        gcTime: Infinity,
        retry: false,
        // A visitor without a connection is told so at once, instead of waiting for it to come back.
        networkMode: 'always',
      },
      mutations: { retry: false },
    },
  });
}
