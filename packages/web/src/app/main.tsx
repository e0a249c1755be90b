import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { sendPendingLeads } from "../api/leads.ts";
import { router } from "./router.tsx";
import "./styles.css";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html lost its root");

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

addEventListener("online", () => void sendPendingLeads());
void sendPendingLeads();
