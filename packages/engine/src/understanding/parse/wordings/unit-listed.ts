import { type ColumnEntry, isNumeric, isTime } from "../../index/entries.ts";
import { labelSaid } from "../../index/figure-names.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const units = ["year", "month"];
const joints: ReadonlySet<string> = new Set([",", "and", "&"]);
const groups: ReadonlySet<string> = new Set("by per each every over across month year".split(" "));

/** "Title, year and pages of books": among columns that are listed, the year is the one that the rows tell ("published year"). */
export function unitListed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const unit = textAt(tokens, at);
  if (!units.includes(unit) || tokens.slice(0, at).some(({ text }) => groups.has(text))) return null;
  const beside = [
    joints.has(textAt(tokens, at - 1)) ? tokens[at - 2] : undefined,
    joints.has(textAt(tokens, at + 1)) ? tokens[at + 2] : undefined,
  ].filter((token) => token !== undefined);
  const isListed = beside.length > 0 && beside.every(({ lemma }) => index.words.columnsByWord.has(lemma));
  const of = tokens.findIndex(({ text }, place) => place > at && text === "of");
  const table = tableNamed(tokens[of + 1], index) ?? tableNamed(tokens[of + 2], index);
  if (!isListed || of < 0 || table === null) return null;
  const [only, other] = table.columns
    .flatMap((id) => index.columns[id] ?? [])
    .filter((entry) => isTold(entry, unit));
  return only === undefined || other !== undefined ? null : { words: labelSaid(only), tokens: 1 };
}

unitListed.needs = units;

const isTold = ({ words, column, foreign }: ColumnEntry, unit: string): boolean =>
  !foreign && words.length > 1 && words.includes(unit) && (isNumeric(column) || isTime(column));
