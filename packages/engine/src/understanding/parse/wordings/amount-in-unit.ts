import { type ColumnEntry, isNumeric } from "../../index/entries.ts";
import { labelSaid } from "../../index/figure-names.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { isSameUnit } from "../../lexicon/units.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const asking = phrases("how many", "total number of", "number of", "total", "sum of", "how much");
const deeds =
  /^(?:booked|used|delivered|worked|spent|ordered|bought|purchased|consumed|logged|recorded|supplied|installed|sold|shipped|moved)$/;
const unitWords = ["unit", "uom"];

/**
 * "How many m3 of concrete", "total tonnes by site", "labour hours booked in 2024", "top 5 jobs by labour hours" where a column says in which unit the
 * one quantity beside it is: that quantity, of the rows in this unit, and no number of rows. A unit that the data calls something else by is left.
 */
export function amountInUnit(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const { words } = index;
  if (!unitWords.some((word) => words.columnsByWord.has(word))) return null;
  const asked = phraseAt(tokens, at, asking);
  if (asked === 0 && !isFigurePlace(tokens, at)) return null;
  const found = unitAt(tokens, at + asked, index);
  if (found === null) return null;
  const { place, told } = found;
  const deed = textAt(tokens, place + 1);
  const done = deeds.test(deed) && !words.columnsByWord.has(deed) ? 1 : 0;
  const kind = place === at + asked ? "" : ` of ${rawOf(tokens.slice(at + asked, place))}`;
  const total = asked === 0 && averaging.test(textAt(tokens, at - 1)) ? "" : "total ";
  return {
    words: `${total}${labelSaid(told.quantity)} of ${told.unit}${kind}`,
    tokens: place + 1 + done - at,
  };
}

/** Whether a figure is said there: where the question begins, behind a word of averages and behind what ranks. */
const isFigurePlace = (tokens: readonly Token[], at: number): boolean =>
  at === 0 ||
  averaging.test(textAt(tokens, at - 1)) ||
  (/^(?:by|most|fewest|least)$/.test(textAt(tokens, at - 1)) && tokens.some(isRanking));

const averaging = /^(?:average|avg|mean|median|maximum|minimum)$/;
const isRanking = ({ text }: Token): boolean =>
  cuesOf(text).some(({ kind }) => kind === "extreme" || kind === "top");

/** Where a unit stands, at once or behind values of the data that say of what it is ("labour hours"), and what it tells; null where none does. */
function unitAt(
  tokens: readonly Token[],
  from: number,
  index: ModelIndex,
): { place: number; told: InUnit } | null {
  const { words, values } = index;
  for (let place = from; place <= from + mostKinds; place += 1) {
    const token = tokens[place];
    if (token?.kind !== "word") return null;
    const isNamed = words.columnsByWord.has(token.lemma) || words.tablesByWord.has(token.lemma);
    const told = isNamed ? null : toldIn(token, index);
    if (told !== null) return { place, told };
    if (!values.byKey.has(token.text) && !values.byWord.has(token.text)) return null;
  }
  return null;
}

const mostKinds = 2;

type InUnit = { quantity: ColumnEntry; unit: string };

/** The quantity of the table whose rows say that they are in this unit, and the unit as they have it; null where none or several do. */
function toldIn(said: Token, { columns, tables }: ModelIndex): InUnit | null {
  const found = columns.flatMap((entry) => {
    const unit = unitOf(entry, said);
    const quantity = unit === null ? null : quantityOf(entry, tables[entry.table]?.columns ?? [], columns);
    return unit === null || quantity === null ? [] : [{ quantity, unit }];
  });
  const [only, other] = found;
  return only === undefined || other !== undefined ? null : only;
}

function unitOf({ column, words }: ColumnEntry, { text }: Token): string | null {
  if (column.physicalType !== "string" || !unitWords.includes(words.at(-1) ?? "")) return null;
  const values = (column.profile?.topValues ?? []).map(({ value }) => String(value));
  return (
    values.find((value) => value.toLowerCase() === text) ??
    values.find((value) => isSameUnit(value.toLowerCase(), text)) ??
    null
  );
}

function quantityOf(
  unit: ColumnEntry,
  own: readonly number[],
  columns: readonly ColumnEntry[],
): ColumnEntry | null {
  const [only, other] = own
    .flatMap((id) => columns[id] ?? [])
    .filter(
      ({ column, words, id }) =>
        id !== unit.id && isNumeric(column) && column.additivity === "additive" && words.includes("quantity"),
    );
  return only === undefined || other !== undefined ? null : only;
}
