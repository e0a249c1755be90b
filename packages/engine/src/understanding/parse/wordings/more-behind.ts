import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const bounds: ReadonlySet<string> = new Set(["more", "fewer", "less"]);

/** "Drivers with 40 trips or more": 40 or more trips, where rows are counted. */
export function moreBehind(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [number, noun] = tokens.slice(at, at + 2);
  if (number?.kind !== "number" || noun?.kind !== "word") return null;
  const size = textAt(tokens, at + 2) === "or" ? 1 : textAt(tokens, at + 3) === "or" ? 2 : 0;
  const bound = textAt(tokens, at + size + 2);
  if (size === 0 || !bounds.has(bound) || unitOf(noun.lemma) !== null) return null;
  if (tableNamed(tokens[at + size], index) === null) return null;
  const rows = tokens.slice(at + 1, at + 1 + size).map(({ raw }) => raw);
  return { words: `${number.raw} or ${bound} ${rows.join(" ")}`, tokens: size + 3 };
}

moreBehind.needs = bounds;
