import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

const superiors: ReadonlySet<string> = new Set(
  "manager supervisor boss superior lead leader report reports".split(" "),
);

/**
 * "employees who report to Ann", "managed by Ann", "who does Bo report to?", "direct reports": where rows refer to others of their
 * table as their managers, what they are to each other is said by that reference.
 */
export function reports(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [verb, preposition, next] = tokens.slice(at, at + 3);
  const text = verb?.text ?? "";
  const upwards =
    (/^report(?:s|ed|ing)?$/.test(text) && preposition?.text === "to") ||
    (/^(?:managed|supervised|led)$/.test(text) && preposition?.text === "by") ||
    (/^work(?:s|ing)?$/.test(text) && preposition?.text === "under");
  const downwards = text === "direct" && preposition?.lemma === "report";
  const own = upwards || downwards ? superior(index) : null;
  if (own === null) return null;
  if (downwards) return { words: own.table, tokens: 2 };
  if (next === undefined || next.kind === "mark") return { words: own.role, tokens: 2 };
  if (["each", "every", "the", "a", "which", "whom"].includes(next.text)) return { words: "for", tokens: 2 };
  const relative = ["who", "that", "which"].includes(tokens[at - 1]?.text ?? "");
  return { words: `${relative ? "have" : "whose"} ${own.role} is`, tokens: 2 };
}

/** What the reference of a table to itself calls the row above: "manager". */
function superior({ model, columns, tables }: ModelIndex): { role: string; table: string } | null {
  for (const { from, to } of model.relationships) {
    const table = tables.find((each) => each.table.name === from.table);
    if (from.table !== to.table || table === undefined) continue;
    const entry = columns.find((each) => each.table === table.id && each.column.name === from.columns[0]);
    if (entry?.words.some((word) => superiors.has(word)) !== true) continue;
    return {
      role: entry.column.label.toLowerCase().replace(/ (?:id|key|no|number)$/, ""),
      table: table.table.label,
    };
  }
  return null;
}
