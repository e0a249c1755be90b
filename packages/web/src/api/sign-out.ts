import { clearSession, hasServerSession } from "./session.ts";
import { writeStored } from "./stored.ts";

/** What a conversation leaves in the browser; the next person who signs in here shall not find it. */
const traces = [
  "conversation_id",
  "conversation_drafts",
  "conversation_notices",
  "recent_questions",
  "userDataSources",
];

/** Ends the session here at once, and on the server as soon as it hears of it. */
export function signOut(): void {
  const token = localStorage.getItem("access_token");
  if (token !== null && hasServerSession())
    void fetch("/api/logout", {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      keepalive: true,
    }).catch(() => undefined);
  for (const key of traces) writeStored(key, null);
  clearSession();
}
