import { isOfAdvertising } from "../../../index/is-of-advertising.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { moneyColumnOf } from "../../../index/money-column-of.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/**
 * "Monthly fuel spend", "the fuel bill" of rows that buy fuel, where nothing is called spend: the money that these rows come to. What advertising costs is
 * told beside what it brings.
 */
export function spentOn(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tokens[at];
  if (noun?.kind !== "word" || !/^(?:spend|spending|expenditure|bills?)$/.test(textAt(tokens, at + 1)))
    return null;
  const isCalled = ["spend", "spending", "expenditure", "bill"].some((word) =>
    index.words.columnsByWord.has(word),
  );
  const [only, other] = index.tables.filter(
    ({ id, table, words }) =>
      table.type === "fact" && words.includes(noun.lemma) && !isOfAdvertising(id, index),
  );
  const money = isCalled || only === undefined || other !== undefined ? null : moneyColumnOf(only, index);
  return money === null || only === undefined
    ? null
    : { words: `total ${only.table.label} ${money.column.label}`, tokens: 2 };
}

spentOn.needs = ["spend", "spending", "expenditure", "bill"];
