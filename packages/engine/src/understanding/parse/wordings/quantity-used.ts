import { lowered, rowOf, rowsOf } from "@parlance/contract";
import { type ColumnEntry, isNumeric, type TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { nameWords } from "../../index/names.ts";
import { tablesAbove } from "../../index/tables-above.ts";
import { areAlike } from "../../lexicon/units.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** What is used up and is called by none of its units, and one of these. */
export const quantities: ReadonlyMap<string, string> = new Map([
  ["data", "gb"],
  ["energy", "kwh"],
  ["electricity", "kwh"],
  ["power", "kwh"],
]);
const done = /^(?:used|usage|use|consumed|consumption|transferred)$/;
const doing = /^(?:use|uses|used|using|consume|consumes|consumed)$/;
const doers = /^(?:users?|consumers?)$/;
const ends: ReadonlyMap<string, string> = new Map([
  ["most", "highest"],
  ["least", "lowest"],
]);
const tops: ReadonlyMap<string, string> = new Map([
  ...["heaviest", "biggest", "largest", "highest", "top"].map((word) => [word, "top"] as const),
  ...["lightest", "smallest", "lowest", "bottom"].map((word) => [word, "bottom"] as const),
]);
const who = phrases("who", "which customer", "which customers");

/**
 * "Data used by plan", "who used the most data", "5 heaviest data users" of rows that tell what was used of it in a unit ("usage" with a "gb"): that, and not how much
 * of it there may be ("data allowance").
 */
export function quantityUsed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!tokens.some(({ text }) => quantities.has(text))) return null;
  return usersOf(tokens, at, index) ?? mostUsed(tokens, at, index) ?? amountUsed(tokens, at, index);
}

/** "Data used", "data usage". */
function amountUsed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const used = done.test(textAt(tokens, at + 1)) ? usedOf(tokens[at], index) : null;
  return used === null ? null : { words: used.name, tokens: 2 };
}

/** "Who used the most data", "subscribers that use the least data". */
function mostUsed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const asked = phraseAt(tokens, at, who);
  const verb = at + asked;
  if (!doing.test(textAt(tokens, verb)) || textAt(tokens, verb + 1) !== "the") return null;
  const end = ends.get(textAt(tokens, verb + 2));
  const used = end === undefined ? null : usedOf(tokens[verb + 3], index);
  if (used === null || (asked > 0 && used.party === null)) return null;
  const which = asked === 0 || used.party === null ? "" : `which ${rowOf(lowered(used.party.table.label))} `;
  return { words: `${which}has the ${end} total ${used.name}`, tokens: asked + 4 };
}

/** "5 heaviest data users", "top 10 data users". */
function usersOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const isNumber = (place: number): boolean => tokens[place]?.kind === "number";
  const before = isNumber(at) ? 1 : 0;
  const side = tops.get(textAt(tokens, at + before));
  const behind = before === 0 && isNumber(at + 1) ? 1 : 0;
  const kind = at + before + 1 + behind;
  if (side === undefined || !doers.test(textAt(tokens, kind + 1))) return null;
  const used = usedOf(tokens[kind], index);
  if (used === null || used.party === null) return null;
  const count = before > 0 ? tokens[at]?.raw : behind > 0 ? tokens[at + 1]?.raw : "10";
  const parties = rowsOf(lowered(used.party.table.label));
  return { words: `${side} ${count} ${parties} by total ${used.name}`, tokens: kind + 2 - at };
}

type Used = { name: string; party: TableEntry | null };

/** The one amount, of rows that are called uses, that is told in a unit of such a thing; of several the one that no other word tells apart. Null where the data has none. */
function usedOf(kind: Token | undefined, index: ModelIndex): Used | null {
  const unit = quantities.get(kind?.text ?? "");
  if (unit === undefined) return null;
  const found = index.columns
    .filter((entry) => isUsed(entry, unit, index))
    .sort((one, other) => one.words.length - other.words.length);
  const [first, second] = found;
  if (first === undefined || first.words.length === second?.words.length) return null;
  const table = index.tables[first.table];
  const said = nameWords(first.column.name).find((word) => areAlike(word, unit));
  if (table === undefined || said === undefined) return null;
  const [party, other] = tablesAbove(table.id, index).filter(({ table: of }) => of.type !== "fact");
  return {
    name: `${lowered(table.table.label)} ${said}`,
    party: other === undefined ? (party ?? null) : null,
  };
}

const isUsed = (entry: ColumnEntry, unit: string, { tables }: ModelIndex): boolean =>
  !entry.foreign &&
  isNumeric(entry.column) &&
  entry.column.role === "measure" &&
  entry.column.additivity === "additive" &&
  nameWords(entry.column.name).some((word) => areAlike(word, unit)) &&
  tables[entry.table]?.words.some((word) => /^(?:usage|use|consumption|traffic)$/.test(word)) === true;
