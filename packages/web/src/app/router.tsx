import { createBrowserRouter, redirect } from "react-router";
import { isSignedIn } from "../api/session.ts";
import { UnexpectedError } from "./unexpected-error.tsx";

/** Sends those who are not signed in to the login. */
const membersOnly = () => (isSignedIn() ? null : redirect("/login?message=login_required"));

/** Every address of the application. A page's code comes when it is opened. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: UnexpectedError,
    HydrateFallback: () => null,
    children: [
      {
        path: "/",
        lazy: async () => ({ Component: (await import("../pages/landing/landing.tsx")).Landing }),
      },
      {
        lazy: async () => ({ Component: (await import("./providers.tsx")).Providers }),
        children: [
          {
            path: "/login",
            lazy: async () => ({ Component: (await import("../pages/login/login.tsx")).Login }),
          },
          {
            path: "/dashboard",
            loader: membersOnly,
            lazy: async () => ({ Component: (await import("../pages/dashboard/dashboard.tsx")).Dashboard }),
          },
          {
            path: "/request-demo",
            lazy: async () => ({
              Component: (await import("../pages/request-demo/request-demo.tsx")).RequestDemo,
            }),
          },
          {
            path: "/shared-chat/:conversationId",
            lazy: async () => ({
              Component: (await import("../pages/shared-chat/shared-chat.tsx")).SharedChat,
            }),
          },
          {
            path: "/data-sources",
            lazy: async () => ({
              Component: (await import("../pages/data-sources/data-sources.tsx")).DataSources,
            }),
          },
          {
            path: "/connectors",
            lazy: async () => ({
              Component: (await import("../pages/connectors/connectors.tsx")).Connectors,
            }),
          },
          {
            path: "/chat-integrations",
            lazy: async () => ({
              Component: (await import("../pages/chat-integrations/chat-integrations.tsx")).ChatIntegrations,
            }),
          },
          {
            path: "/terms-and-conditions",
            lazy: async () => ({ Component: (await import("../pages/legal/terms.tsx")).Terms }),
          },
          {
            path: "/privacy-statement",
            lazy: async () => ({ Component: (await import("../pages/legal/privacy.tsx")).Privacy }),
          },
          {
            path: "/login/callback",
            lazy: async () => ({
              Component: (await import("../pages/login-callback/login-callback.tsx")).LoginCallback,
            }),
          },
          {
            path: "/set-up",
            lazy: async () => ({ Component: (await import("../pages/set-up/set-up.tsx")).SetUp }),
          },
          {
            path: "/reset",
            lazy: async () => ({ Component: (await import("../pages/reset/reset.tsx")).Reset }),
          },
          {
            path: "/verify",
            lazy: async () => ({ Component: (await import("../pages/verify/verify.tsx")).Verify }),
          },
          {
            path: "/invitation",
            lazy: async () => ({
              Component: (await import("../pages/invitation/invitation.tsx")).Invitation,
            }),
          },
          {
            path: "/account",
            loader: membersOnly,
            lazy: async () => ({ Component: (await import("../pages/account/account.tsx")).Account }),
          },
          {
            path: "/admin/leads",
            loader: membersOnly,
            lazy: async () => ({
              Component: (await import("../pages/admin-leads/admin-leads.tsx")).AdminLeads,
            }),
          },
          {
            path: "*",
            lazy: async () => ({ Component: (await import("../pages/not-found/not-found.tsx")).NotFound }),
          },
        ],
      },
    ],
  },
]);
