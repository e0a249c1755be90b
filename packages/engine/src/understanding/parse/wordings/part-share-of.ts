import { lowered, rowsOf } from "@parlance/contract";
import { columnKindOf } from "../../index/column-kind-of.ts";
import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { figureAt } from "../idioms/counts/number-at.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const shares: ReadonlySet<string> = new Set(["share", "percentage", "proportion", "fraction", "%"]);
const articles: ReadonlySet<string> = new Set(["the", "our", "all", "total"]);
const sold: ReadonlySet<string> = new Set(["sold", "ordered", "bought"]);
const longest = 3;

/**
 * "Organic share of sales by category", "the vegetarian share of dishes sold": of the whole, what comes from those of which a flag says so, and not
 * how many of them there are.
 */
export function partShareOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  for (let size = longest; size > 0; size -= 1) {
    const joint = at + size;
    if (!shares.has(textAt(tokens, joint)) || textAt(tokens, joint + 1) !== "of") continue;
    const part = tokens.slice(at, joint);
    const flag = flagCalled(part, index);
    const start = joint + (articles.has(textAt(tokens, joint + 2)) ? 3 : 2);
    const whole = flag === null ? null : wholeAt(tokens, start, flag, index);
    const rows = index.tables[flag?.table ?? -1]?.table;
    const noun = tokens[start];
    if (
      flag !== null &&
      noun !== undefined &&
      tableNamed(noun, index)?.id === flag.table &&
      isPartSaid(part, flag)
    )
      return { words: `share of ${noun.raw} with ${lowered(flag.column.label)}`, tokens: start + 1 - at };
    if (whole === null || rows === undefined) continue;
    const words = `share of ${whole.words} that comes from ${rawOf(part)} ${rowsOf(lowered(rows.label))}`;
    return { words, tokens: start + whole.tokens - at };
  }
  return null;
}

/** "Promo" of a promo flag, "push opt in": less than the whole name, or one with a small word in it. */
const isPartSaid = (part: readonly Token[], { core }: ColumnEntry): boolean =>
  core.filter((word) => !opening.has(word)).length > part.length ||
  part.some(({ text }) => /^(?:in|on|out|off|up)$/.test(text));

/** The one flag that is called so, but for the words that any flag begins with. */
function flagCalled(part: readonly Token[], { columns }: ModelIndex): ColumnEntry | null {
  const [only, other] = columns.filter(
    ({ column, words, core }) =>
      columnKindOf(column) === "flag" && [words, core].some((own) => beginsWith(own, part)),
  );
  return only !== undefined && other === undefined ? only : null;
}

function beginsWith(words: readonly string[], part: readonly Token[]): boolean {
  const own = words.filter((word) => !opening.has(word));
  return (
    own.length >= part.length &&
    part.every(({ lemma, text }, place) => own[place] === lemma || own[place] === text)
  );
}

const opening: ReadonlySet<string> = new Set(["is", "be", "have", "has"]);

/** What the part is of: a figure, or rows of another table; "dishes sold" are their pieces. */
function wholeAt(tokens: readonly Token[], at: number, flag: ColumnEntry, index: ModelIndex): Written | null {
  const size = figureAt(tokens, at, index);
  if (size > 0) return { words: rawOf(tokens.slice(at, at + size)), tokens: size };
  const noun = tokens[at];
  if (noun?.kind !== "word") return null;
  if (sold.has(textAt(tokens, at + 1))) return { words: "units sold", tokens: 2 };
  const table = tableNamed(noun, index);
  return table === null || table.id === flag.table ? null : { words: noun.raw, tokens: 1 };
}

partShareOf.needs = shares;
