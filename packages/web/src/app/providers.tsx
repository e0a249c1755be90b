import { QueryClientProvider } from "@tanstack/react-query";
import { Tooltip } from "radix-ui";
import { Outlet } from "react-router";
import { Toaster } from "sonner";
import { useTheme } from "../ui/use-theme.ts";
import { makeQueryClient } from "./query-client.ts";

const client = makeQueryClient();

/** What every page but the front door works with: fetched data, tooltips, toasts. The front door loads without them. */
export function Providers() {
  const { theme } = useTheme();
  return (
    <QueryClientProvider client={client}>
      <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
        <Outlet />
        <Toaster
          position="bottom-right"
          visibleToasts={3}
          duration={4000}
          gap={14}
          hotkey={["altKey", "KeyT"]}
          theme={theme}
        />
      </Tooltip.Provider>
    </QueryClientProvider>
  );
}
