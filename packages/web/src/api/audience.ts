import { currentUser, isSignedIn } from "./session.ts";

/** Whom a public page speaks to: visitors and the demo see samples, a member the own workspace. */
export type Audience = "visitor" | "demo" | "member";

/** Whom this browser belongs to at the moment. What a member may see is decided by the server. */
export function audience(): Audience {
  if (!isSignedIn()) return "visitor";
  return currentUser()?.isDemo === false ? "member" : "demo";
}

/** Where “back” leads: the dashboard for those who are signed in, else home. */
export const backTarget = (): { to: string; label: string } =>
  isSignedIn() ? { to: "/dashboard", label: "Back to Dashboard" } : { to: "/", label: "Back to Home" };
