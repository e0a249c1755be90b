import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { sendPendingLeads } from "../api/leads.ts";
import { router } from "./router.tsx";
import "./styles.css";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html lost its root");

/** Renders once the first page's code is there: what was sent as HTML stays on the screen until then. */
const start = (): void =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );

if (router.state.initialized) start();
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    start();
  });
}

if (import.meta.env.DEV) document.documentElement.classList.add("fonts");
addEventListener("online", () => void sendPendingLeads());
void sendPendingLeads();
