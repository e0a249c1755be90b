import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Tooltip } from "radix-ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { Toasts } from "../ui/toasts.tsx";
import { router } from "./router.tsx";
import "./styles.css";

/** The specification's fetching defaults: three retries from 1 s to 30 s, results kept five minutes. */
const client = new QueryClient({
  defaultOptions: {
    queries: { retry: 3, retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000), gcTime: 5 * 60_000 },
  },
});

const root = document.getElementById("root");
if (root === null) throw new Error("index.html lost its root");

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
        <RouterProvider router={router} />
        <Toasts />
      </Tooltip.Provider>
    </QueryClientProvider>
  </StrictMode>,
);
