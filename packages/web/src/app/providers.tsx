import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { Hints } from "../ui/hints.tsx";
import { Toasts } from "../ui/toasts.tsx";
import { makeQueryClient } from "./query-client.ts";

const client = makeQueryClient();

/** What every page but the front door works with: fetched data, tooltips, toasts. The front door loads without them. */
export function Providers() {
  return (
    <QueryClientProvider client={client}>
      <Outlet />
      <Hints />
      <Toasts />
    </QueryClientProvider>
  );
}
