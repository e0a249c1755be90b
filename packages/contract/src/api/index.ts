export * from "./account.ts";
export * from "./administration.ts";
export * from "./ask.ts";
export * from "./health.ts";
export * from "./invitations.ts";
export * from "./leads.ts";
export * from "./session.ts";
export * from "./sources.ts";
