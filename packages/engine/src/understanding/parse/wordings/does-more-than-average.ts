import { lowered, rowsOf } from "@parlance/contract";
import { labelAmongTables } from "../../index/label-among-tables.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { moneyColumnOf } from "../../index/money-column-of.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { deedTable } from "../idioms/states/deed-table.ts";
import type { Written } from "../idioms/written.ts";

const beyond = phrases(
  ...["more", "less", "fewer"].flatMap((side) => [
    `${side} than the average`,
    `${side} than an average`,
    `${side} than average`,
  ]),
);
const helpers: ReadonlySet<string> = new Set(["who", "that", "which", "have", "has", "do", "does", "did"]);
/** What is also said of money and pieces, which is read by these. */
const dealings =
  /^(?:s[eo]l[dl]s?|buys?|bought|purchased?s?|earn(?:s|ed)?|spends?|spent|pays?|paid|costs?|cost|have|has|had|makes?|made|weigh\w*|brings?|brought)$/;

/** What is done with money, of which there may be more in a single row. */
const giving =
  /^(?:g[ai]ve[sn]?|giving|donated?s?|donating|contributed?s?|raised?s?|collected?s?|claimed?s?|invested?s?)$/;

/** "Harbours that repair more than the average harbour", "which desks lend out fewer than average": with more of the rows of that deed than average. */
export function doesMoreThanAverage(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = tokens[at];
  if (verb?.kind !== "word" || dealings.test(verb.text)) return null;
  const particle = /^(?:out|up|in)$/.test(textAt(tokens, at + 1)) ? 1 : 0;
  const size = phraseAt(tokens, at + 1 + particle, beyond);
  if (size === 0) return null;
  let noun = at - 1;
  while (helpers.has(textAt(tokens, noun))) noun -= 1;
  const subject = tableNamed(tokens[noun], index);
  const rows = subject === null ? null : deedTable(verb.text, subject, index);
  if (rows === null || rows === subject) return null;
  const end = at + 1 + particle + size;
  const one = tokens[end]?.lemma === tokens[noun]?.lemma ? 1 : 0;
  const side = textAt(tokens, at + 1 + particle) === "more" ? "more" : "fewer";
  const money = giving.test(verb.text) ? moneyColumnOf(rows, index) : null;
  if (money !== null)
    return {
      words: `with total ${labelAmongTables(money, index)} ${side === "more" ? "above" : "below"} average`,
      tokens: end + one - at,
    };
  return { words: `have ${side} ${rowsOf(lowered(rows.table.label))} than average`, tokens: end + one - at };
}

doesMoreThanAverage.needs = ["average"];
