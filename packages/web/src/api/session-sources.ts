import { storedSources } from "./session.ts";

/** Takes a removed source out of the browser's own list. */
export function forgetSource(id: string): void {
  localStorage.setItem(
    "userDataSources",
    JSON.stringify(storedSources().filter((source) => source.id !== id)),
  );
}
