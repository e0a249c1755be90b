import { QueryClient } from "@tanstack/react-query";

/** The specification's fetching defaults: three retries, the wait doubling from 1 s to 30 s, results kept five minutes. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: 3,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        gcTime: 5 * 60_000,
      },
    },
  });
