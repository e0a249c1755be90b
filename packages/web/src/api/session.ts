import type { Connection, DataSource, LoginResponse } from "@parlance/contract";
import { readStored, readStoredJson, writeStored } from "./stored.ts";

/** What `user_data` keeps of the person. */
export type UserData = { email: string; name: string; connection: Connection | null; isDemo: boolean };

/** A source as `userDataSources` keeps it in the browser. */
export type StoredSource = {
  id: string;
  type: string;
  name: string;
  status: "connected";
  connectedAt: string;
  /** Connected in the demo alone: the demo's data answers for it. */
  simulated?: true;
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
  writeStored("access_token", access_token);
  writeStored("refresh_token", refresh_token);
  writeStored("user_data", JSON.stringify(user));
  writeStored(
    "demo_user",
    readStored("demo_user") ??
      JSON.stringify({ industry: null, useCase: null, priority: null, needsISQ: true }),
  );
}

/** Forgets the session. */
export function clearSession(): void {
  for (const key of keys) writeStored(key, null);
}

/** Whether the dashboard may be shown; every call is authorised on the server all the same. */
export const isSignedIn = (): boolean =>
  readStored("access_token") !== null && readStored("demo_user") !== null;

/** Whether a server knows this session; the browser's own demo mode has a token that none accepts. */
export const hasServerSession = (): boolean =>
  !(readStored("access_token") ?? "demo_token_").startsWith("demo_token_");

/** The signed-in person; null when nothing readable is stored. */
export function currentUser(): UserData | null {
  const stored = readStoredJson("user_data");
  return typeof stored === "object" && stored !== null && "email" in stored ? (stored as UserData) : null;
}

/** Sources connected from this browser; entries that are none are left out. */
export function storedSources(): StoredSource[] {
  const stored = readStoredJson("userDataSources");
  return Array.isArray(stored) ? stored.filter(isStoredSource) : [];
}

/** Those of them that the server knows. */
export const askableSources = (): StoredSource[] =>
  storedSources().filter(({ simulated }) => simulated !== true);

/** Remembers a source that was connected. */
export function storeSource(source: StoredSource): void {
  const others = storedSources().filter(({ id }) => id !== source.id);
  writeStored("userDataSources", JSON.stringify([...others, source]));
}

/** Replaces what is remembered with what the server has; what the demo simulates stays. */
export function storeSources(sources: StoredSource[]): void {
  const simulated = storedSources().filter((source) => source.simulated === true);
  writeStored("userDataSources", JSON.stringify([...sources, ...simulated]));
}

/** A source of the server as it is remembered. */
export const toStoredSource = ({ id, type, name, connectedAt }: DataSource): StoredSource => ({
  id,
  type,
  name,
  status: "connected",
  connectedAt,
});

const isStoredSource = (value: unknown): value is StoredSource =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "name" in value &&
  typeof value.name === "string";
