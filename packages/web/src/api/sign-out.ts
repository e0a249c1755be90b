import { clearSession, hasServerSession } from "./session.ts";

/** Ends the session here at once, and on the server as soon as it hears of it. */
export function signOut(): void {
  const token = localStorage.getItem("access_token");
  if (token !== null && hasServerSession())
    void fetch("/api/logout", {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      keepalive: true,
    }).catch(() => undefined);
  clearSession();
}
