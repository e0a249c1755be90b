import { createBrowserRouter, redirect } from "react-router";
import { isSignedIn } from "../api/session.ts";
import { Login } from "../pages/login/login.tsx";
import { NotFound } from "../pages/not-found/not-found.tsx";
import { UnexpectedError } from "./unexpected-error.tsx";

/** Every address of the application. Pages beyond the door come when they are opened. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: UnexpectedError,
    HydrateFallback: () => null,
    children: [
      { path: "/", loader: () => redirect(isSignedIn() ? "/dashboard" : "/login") },
      { path: "/login", Component: Login },
      {
        path: "/dashboard",
        loader: () => (isSignedIn() ? null : redirect("/login?message=login_required")),
        lazy: async () => ({ Component: (await import("../pages/dashboard/dashboard.tsx")).Dashboard }),
      },
      {
        path: "/shared-chat/:conversationId",
        lazy: async () => ({
          Component: (await import("../pages/shared-chat/shared-chat.tsx")).SharedChat,
        }),
      },
      {
        path: "/invitation",
        lazy: async () => ({ Component: (await import("../pages/account/invitation.tsx")).Invitation }),
      },
      {
        path: "/set-up",
        lazy: async () => ({ Component: (await import("../pages/account/set-up.tsx")).SetUp }),
      },
      {
        path: "/reset",
        lazy: async () => ({ Component: (await import("../pages/account/reset.tsx")).Reset }),
      },
      { path: "*", Component: NotFound },
    ],
  },
]);
