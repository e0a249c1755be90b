import { QueryClientProvider } from "@tanstack/react-query";
import { Tooltip } from "radix-ui";
import { Outlet } from "react-router";
import { Toasts } from "../ui/toasts.tsx";
import { makeQueryClient } from "./query-client.ts";

const client = makeQueryClient();

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
