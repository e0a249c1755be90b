import { storedSources } from "../../../api/session.ts";

/** What is said when neither service answered: what happened, what is connected, what to do. */
export function failureNotice(error: unknown): string {
  const timedOut = error instanceof DOMException && error.name === "TimeoutError";
  const unreachable = error instanceof TypeError;
  const first = timedOut
    ? "MCP Server Timeout - The analysis is taking longer than expected."
    : unreachable
      ? "MCP Server Unavailable - Cannot connect to the analysis server."
      : "Analysis Error - Switching to demo mode.";
  const names = storedSources().map(({ name }) => name);
  return [
    first,
    "The vector service is temporarily unavailable.",
    `Connected sources: ${names.length === 0 ? "None" : names.join(", ")}.`,
    "Start the server with “npm start”, upload a CSV, or connect a database, then ask again. Your question is kept.",
  ].join("\n");
}
