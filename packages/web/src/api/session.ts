import type { Connection, LoginResponse } from "@parlance/contract";

/** What `user_data` keeps of the person. */
export type UserData = { email: string; name: string; connection: Connection | null; isDemo: boolean };

/** A source as `userDataSources` keeps it in the browser. */
export type StoredSource = {
  id: string;
  type: string;
  name: string;
  status: "connected";
  connectedAt: string;
};

/** Where a session lives in the browser; the names are the specification's. */
const keys = ["access_token", "refresh_token", "user_data", "demo_user"] as const;

/** Keeps a session. The dashboard's guard wants both a token and a demo user. */
export function saveSession({
  access_token,
  refresh_token,
  email,
  name,
  connection,
  isDemo,
}: LoginResponse): void {
  const user: UserData = { email, name, connection, isDemo };
  localStorage.setItem("access_token", access_token);
  localStorage.setItem("refresh_token", refresh_token);
  localStorage.setItem("user_data", JSON.stringify(user));
  localStorage.setItem(
    "demo_user",
    localStorage.getItem("demo_user") ??
      JSON.stringify({ industry: null, useCase: null, priority: null, needsISQ: true }),
  );
}

/** Forgets the session. */
export function clearSession(): void {
  for (const key of keys) localStorage.removeItem(key);
}

/** Whether the dashboard may be shown; every call is authorised on the server all the same. */
export const isSignedIn = (): boolean =>
  localStorage.getItem("access_token") !== null && localStorage.getItem("demo_user") !== null;

/** The signed-in person; null when nothing readable is stored. */
export function currentUser(): UserData | null {
  return readJson<UserData>("user_data");
}

/** Sources connected from this browser. */
export const storedSources = (): StoredSource[] => readJson<StoredSource[]>("userDataSources") ?? [];

/** Remembers a source that was connected. */
export function storeSource(source: StoredSource): void {
  localStorage.setItem(
    "userDataSources",
    JSON.stringify([...storedSources().filter(({ id }) => id !== source.id), source]),
  );
}

/** Storage can hold anything: what does not parse counts as absent. */
function readJson<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}
