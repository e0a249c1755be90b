import type { ModelIndex } from "./index/model-index.ts";
import type { Token } from "./text/tokenize.ts";

const polite: ReadonlySet<string> = new Set(
  "please now just can could would you i we want to let us".split(" "),
);
/** What is done to data and to nothing else. */
const writes: ReadonlySet<string> = new Set(
  "update insert modify overwrite truncate erase purge wipe alter rename".split(" "),
);
const removes: ReadonlySet<string> = new Set("delete remove drop".split(" "));
const creates: ReadonlySet<string> = new Set("add create insert".split(" "));
const sets: ReadonlySet<string> = new Set("set change".split(" "));
const all: ReadonlySet<string> = new Set("all every table the these those any my our".split(" "));
const wholly: ReadonlySet<string> = new Set(["all", "every", "table"]);

/**
 * "Delete all orders", "update the price to 5", "add a new customer": what would change the data, which is only read. In a conversation
 * "drop Germany" and "remove the orders" speak of what is shown, and only a removal of all rows does not.
 */
export function asksToChange(
  tokens: readonly Token[],
  { words, values }: ModelIndex,
  isFollowUp: boolean,
): boolean {
  const said = tokens.filter(({ kind }) => kind !== "mark");
  const at = said.findIndex(({ text }) => !polite.has(text));
  const [verb, next, third] = said.slice(Math.max(at, 0));
  if (at < 0 || verb === undefined || next === undefined || isNamed(verb)) return false;
  if (writes.has(verb.text)) return !["me", "us", "on", "by", "for"].includes(next.text);
  const rest = said.slice(at + 1);
  const rows = rest.find(({ text }) => !all.has(text));
  const namesRows = rows !== undefined && isRows(rows);
  if (removes.has(verb.text)) return namesRows && (isFollowUp ? wholly.has(next.text) : true);
  if (creates.has(verb.text))
    return (
      rest.some(({ text }) => text === "new") &&
      rest.slice(0, 4).some((each) => isRows(each) || isColumn(each))
    );
  const column = all.has(next.text) ? third : next;
  const moves = rest.some(({ text }, place) => text === "to" && place > 0);
  return !isFollowUp && sets.has(verb.text) && moves && column !== undefined && isColumn(column);

  function isNamed({ lemma, text }: Token): boolean {
    return words.columnsByWord.has(lemma) || words.tablesByWord.has(lemma) || values.byWord.has(text);
  }
  function isRows({ text, lemma }: Token): boolean {
    return words.tablesByWord.has(lemma) || ["row", "rows", "records", "record", "data"].includes(text);
  }
  function isColumn({ lemma }: Token): boolean {
    return words.columnsByWord.has(lemma);
  }
}
