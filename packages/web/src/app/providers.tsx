import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Tooltip } from "radix-ui";
import { Outlet } from "react-router";
import { Toasts } from "../ui/toasts.tsx";

/** The specification's fetching defaults: three retries from 1 s to 30 s, results kept five minutes. */
const client = new QueryClient({
  defaultOptions: {
    queries: { retry: 3, retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000), gcTime: 5 * 60_000 },
  },
});

/** What every page but the front door works with: fetched data, tooltips, toasts. The front door loads without them. */
export function Providers() {
  return (
    <QueryClientProvider client={client}>
      <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
        <Outlet />
        <Toasts />
      </Tooltip.Provider>
    </QueryClientProvider>
  );
}
