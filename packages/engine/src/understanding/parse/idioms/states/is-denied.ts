import type { Token } from "../../../text/tokenize.ts";

const denials: ReadonlySet<string> = new Set(["never", "not", "nobody", "no", "none", "noone"]);

/** Whether some of these words deny what is said to have been done: no figure of what was. */
export const isDenied = (span: readonly Token[]): boolean => span.some(({ text }) => denials.has(text));
