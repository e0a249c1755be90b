export * from "./account.ts";
export * from "./ask.ts";
export * from "./health.ts";
export * from "./session.ts";
export * from "./sources.ts";
