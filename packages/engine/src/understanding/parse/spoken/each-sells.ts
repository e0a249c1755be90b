import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const helpers: ReadonlySet<string> = new Set(["do", "does", "did", "has", "have", "had"]);
const earns =
  /^(?:sells?|sold|earns?|earned|makes?|made|brings?|brought|takes?|took|taken|generates?|generated|contributes?|contributed|grosse?s?d?|turns?|turned)$/;
const particles: ReadonlySet<string> = new Set(["in", "over"]);
const longest = 3;

/** "How much does each shop sell", "what every category sold": revenue by shop. */
export function eachSells(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const asker = textAt(tokens, at) === "what" ? 1 : textAt(tokens, at) === "how" ? 2 : 0;
  if (asker === 0 || (asker === 2 && textAt(tokens, at + 1) !== "much")) return null;
  if (index.revenue === null && index.takings === null) return null;
  const helped = helpers.has(textAt(tokens, at + asker)) ? 1 : 0;
  const each = at + asker + helped;
  if (!["each", "every"].includes(textAt(tokens, each))) return null;
  const of = textAt(tokens, each + 1) === "of" ? 1 : 0;
  const from = each + 1 + of + (["the", "our"].includes(textAt(tokens, each + 1 + of)) ? 1 : 0);
  const verb = tokens.findIndex(
    ({ text }, place) => place > from && place <= from + longest && earns.test(text),
  );
  if (verb < 0) return null;
  const particle =
    particles.has(textAt(tokens, verb + 1)) && /^(?:br|tu|ta|to)/.test(textAt(tokens, verb)) ? 1 : 0;
  const name = tokens.slice(from, verb).map(({ raw }) => raw);
  return { words: `total revenue by ${name.join(" ")}`, tokens: verb + 1 + particle - at };
}
