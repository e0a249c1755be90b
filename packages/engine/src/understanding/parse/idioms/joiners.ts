import type { ModelIndex } from "../../index/model-index.ts";
import { genericWords } from "../../index/names.ts";
import { personTable } from "../../index/persons.ts";
import { membershipOf } from "../../index/spans-of-rows.ts";
import { type Token, valueKey } from "../../text/tokenize.ts";
import { sharesRoot } from "../same-root.ts";
import type { Written } from "./written.ts";

const nouns: ReadonlySet<string> = new Set(
  "hire joiner starter recruit entrant newcomer appointee enrollee".split(" "),
);
const deeds: ReadonlySet<string> = new Set(["hired", "joined", "recruited", "employed"]);

/** "new hires", "joiners": those who came, in the word that the one table of people has for it ("joined on"), unless the data has that one. */
export function joiners(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = tokens[at]?.text === "new" ? 2 : 1;
  const noun = tokens[at + size - 1];
  const said = noun !== undefined && (nouns.has(noun.lemma) || (size === 1 && deeds.has(noun.text)));
  const table = said ? personTable(index.tables, index.columns) : null;
  const from = table === null ? null : membershipOf(index, table.id)?.from;
  if (noun === undefined || from == null || index.values.byKey.has(valueKey(noun.lemma))) return null;
  if (index.words.tablesByWord.has(noun.lemma)) return null;
  const core = from.words.filter((word) => !genericWords.has(word) && word !== "on");
  if (core.some((word) => sharesRoot(word, noun.lemma)))
    return size === 1 ? null : { words: noun.raw, tokens: 2 };
  return core.length === 0 ? null : { words: core.join(" "), tokens: size };
}
