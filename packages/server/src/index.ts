export { type Composition, compose } from "./compose.ts";
export { readSettings, type Settings } from "./settings.ts";
