import { lowered, rowOf } from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { lastingRows } from "../frame/lasting-rows.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { deedTable, doneOf, isDeed } from "../idioms/states/deed-table.ts";
import type { Written } from "../idioms/written.ts";

const units: ReadonlySet<string> = new Set(["hours", "minutes"]);
const asked = phrases(
  ...["hours", "minutes"].flatMap((unit) =>
    ["did", "do", "does", "have", "has"].map((verb) => `how many ${unit} ${verb}`),
  ),
);
const each: ReadonlySet<string> = new Set(["each", "every", "the", "our", "all"]);

/**
 * "Hours taught per coach", "how many hours did each coach teach", "which coach taught the most hours": what the rows last that record the deed,
 * where nothing is called hours.
 */
export function hoursOfDeed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const many = phraseAt(tokens, at, asked);
  if (many > 0) return askedOf(tokens, at, index, many);
  const unit = textAt(tokens, at);
  if (units.has(unit)) {
    const rows = recordOf(tokens[at + 1], partiesIn(tokens, index), index, unit);
    return rows === null ? null : { words: `total ${calledOf(rows)} ${unit}`, tokens: 2 };
  }
  const most = textAt(tokens, at + 1) === "the" ? at + 2 : at + 1;
  const ranked = textAt(tokens, most + 1);
  if (!/^(?:most|fewest|least)$/.test(textAt(tokens, most)) || !units.has(ranked)) return null;
  const party = tableNamed(tokens[at - 1], index);
  const rows = party === null ? null : recordOf(tokens[at], [party], index, ranked);
  return rows === null
    ? null
    : { words: `has the ${textAt(tokens, most)} ${calledOf(rows)} ${ranked}`, tokens: most + 2 - at };
}

/** "How many hours did each coach teach". */
function askedOf(tokens: readonly Token[], at: number, index: ModelIndex, size: number): Written | null {
  const unit = textAt(tokens, at + 2);
  const determiner = each.has(textAt(tokens, at + size)) ? 1 : 0;
  const verb = at + size + determiner + 1;
  const party = tableNamed(tokens[verb - 1], index);
  const rows = party === null ? null : recordOf(tokens[verb], [party], index, unit);
  if (party === null || rows === null) return null;
  const split = /^(?:each|every)$/.test(textAt(tokens, at + size))
    ? ` by ${rowOf(lowered(party.table.label))}`
    : "";
  return { words: `total ${calledOf(rows)} ${unit}${split}`, tokens: verb + 1 - at };
}

const calledOf = ({ table }: TableEntry): string => rowOf(lowered(table.label));

const partiesIn = (tokens: readonly Token[], index: ModelIndex): TableEntry[] =>
  tokens.flatMap((token) => tableNamed(token, index) ?? []).filter(({ table }) => table.type !== "fact");

/** The one table that records a deed of those named, if its rows tell how long they last and no number is called by the unit. */
function recordOf(
  verb: Token | undefined,
  parties: readonly TableEntry[],
  index: ModelIndex,
  unit: string,
): TableEntry | null {
  const { words, columns } = index;
  const called = (words.columnsByWord.get(unit.replace(/s$/, "")) ?? []).some(
    (id) => columns[id]?.column.role === "measure",
  );
  if (verb === undefined || called) return null;
  const done = doneOf(verb.text.replace(/(?:(?<=ch)es|s)$/, ""));
  if (!isDeed(done) && !isDeed(`${done}ed`)) return null;
  const found = parties.flatMap((party) => deedTable(done, party, index) ?? []);
  const [only, other] = new Set(found);
  return only === undefined || other !== undefined || lastingRows(only, index) === null ? null : only;
}

hoursOfDeed.needs = units;
