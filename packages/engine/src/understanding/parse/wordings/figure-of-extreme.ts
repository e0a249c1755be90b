import { lowered } from "@parlance/contract";
import { isNumeric } from "../../index/entries.ts";
import { columnsCalled } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ..."biggest largest highest greatest most".split(" ").map((end) => [end, "maximum"] as const),
  ..."smallest lowest".split(" ").map((end) => [end, "minimum"] as const),
]);

/** "Biggest single order, litres": the most of the figure that is said behind the rows, and nothing else of them. */
export function figureOfExtreme(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const end = ends.get(textAt(tokens, at));
  const noun = textAt(tokens, at + 1) === "single" ? at + 2 : at + 1;
  if (end === undefined || textAt(tokens, noun + 1) !== "," || tableNamed(tokens[noun], index) === null)
    return null;
  const behind = tokens.slice(noun + 2).filter(({ text }) => !["?", ".", "!"].includes(text));
  const [only, other] = columnsCalled(index, behind.map(({ lemma }) => lemma).join("")).filter((entry) =>
    isNumeric(entry.column),
  );
  return only === undefined || other !== undefined
    ? null
    : { words: `${end} ${lowered(only.column.label)}`, tokens: tokens.length - at };
}

figureOfExtreme.needs = [...ends.keys()];
