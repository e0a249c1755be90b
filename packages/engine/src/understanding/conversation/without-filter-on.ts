import { conjuncts, type Filter, type SemanticQuery, someField } from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { tokenize } from "../text/tokenize.ts";
import { polite } from "./polite.ts";

const all = new RegExp(
  `^${polite}(?:(?:go )?back to|for|across|in|include|including|show|with) all (?:of )?(?:the |our )?(?<noun>[\\w-]+(?: (?!again|now|please)[\\w-]+)?)(?: again| now| please)?[?.! ]*$`,
  "i",
);
const filter = new RegExp(
  `^${polite}(?:drop|remove|clear|lose|reset|forget|undo|ignore|take (?:off|away|out)|without) (?:the |that |this )?(?<noun>[\\w-]+(?: [\\w-]+)?) (?:filter|condition|restriction)(?: again| now| please)?[?.! ]*$`,
  "i",
);
const times: ReadonlySet<string> = new Set("date time year month quarter week day period".split(" "));

/** "Back to all teams", "for all countries", "remove the clinic filter": what is shown without the conditions on what is named. Null where none is, and for other follow-ups. */
export function withoutFilterOn(
  question: string,
  last: SemanticQuery,
  index: ModelIndex,
): SemanticQuery | null {
  const text = question.trim();
  const noun = (all.exec(text) ?? filter.exec(text))?.groups?.noun;
  if (noun === undefined || (last.kind !== "aggregate" && last.kind !== "list")) return null;
  const said = tokenize(noun, 2).at(-1)?.lemma ?? "";
  const own = conjuncts(last.filter);
  const kept = own.filter((each) => !isOn(each, said, index));
  return kept.length === own.length ? null : { ...last, filter: conjunction(kept) };
}

/** Whether a condition is on a column, or on rows of a table, that a word names; of times on any time. */
function isOn(condition: Filter, said: string, { tables, columns, graph }: ModelIndex): boolean {
  if (condition.kind === "period" && times.has(said)) return true;
  return someField(condition, ({ table: name, column }) => {
    const table = tables[graph.tableIds.get(name) ?? -1];
    const isRows = table?.words.at(-1) === said && condition.kind !== "period";
    return (
      isRows ||
      table?.columns.some((id) => columns[id]?.column.name === column && columns[id].words.includes(said)) ===
        true
    );
  });
}
