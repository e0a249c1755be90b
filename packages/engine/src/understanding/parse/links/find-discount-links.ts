import { aggregateOf, type Expression, fieldOf } from "@parlance/contract";
import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";
import type { DefinedFigure, Link } from "./link.ts";

const amount = phrases("discount amount", "discount amounts");
const amounts = phrases(
  "total amount of discounts",
  "total amount of discount",
  "total discount amount",
  "total discount value",
  "total discounts",
  "total discount",
  "discount value",
  "discount total",
  "amount of discounts",
  "amount of discount",
  "sum of discounts",
  "sum of the discounts",
  "how much discount did we give",
  "how much discount did we grant",
  "how much discount was given",
  "how much discount was granted",
  "how much discount",
  ..."given|granted|given away|allowed"
    .split("|")
    .flatMap((deed) => [`discount ${deed}`, `discounts ${deed}`]),
);

const forgone = phrases(
  ...["revenue ", "money ", "sales ", ""].flatMap((money) =>
    [
      "to discounts",
      "to discounting",
      "through discounts",
      "on discounts",
      "because of discounts",
      "due to discounts",
      "in discounts",
      "with discounts",
    ].flatMap((why) => [
      `how much ${money}did we lose ${why}`,
      `how much ${money}do we lose ${why}`,
      `how much ${money}have we lost ${why}`,
      `how much ${money}was lost ${why}`,
      `how much ${money}did we give away ${why}`,
      `${money}lost ${why}`,
    ]),
  ),
  "how much did discounts cost us",
  "how much did discounts cost",
  "how much do discounts cost us",
  "cost of discounts",
  "value of discounts",
);

/**
 * Links of "discount amount" where rows tell it as a share of what they were sold for: quantity times price times that share, since
 * shares of different rows do not add up. Averages of it are left to the column.
 */
export function findDiscountLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  const figure = discountOf(index);
  if (figure === null) return [];
  return tokens.flatMap((_, start): Link[] => {
    const end = start + phraseAt(tokens, start, amount);
    return end === start ? [] : [{ kind: "metric", start, end, metric: { kind: "defined", figure } }];
  });
}

/**
 * "How much discount did we give", "total discount" of such rows, "how much revenue did we lose to discounts": the amount; the one held as money,
 * where others are called discounts, too ("discount percent").
 */
export function discountGiven(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const lost = phraseAt(tokens, at, forgone);
  const size = Math.max(lost, phraseAt(tokens, at, amounts));
  if (size === 0) return null;
  if (discountOf(index) !== null) return { words: "discount amount", tokens: size };
  const called = index.columns.filter(
    ({ column, words }) => words.includes("discount") && column.role === "measure",
  );
  const [held, other] = called.filter(isMoney);
  if (held === undefined || other !== undefined || (lost === 0 && called.length === 1)) return null;
  return { words: `total ${held.column.label}`, tokens: size };
}

/** What was taken off, as money: it adds up. */
const isMoney = ({ column, words, percent }: ColumnEntry): boolean =>
  column.additivity === "additive" && !percent && !pieces.has(words.at(-1) ?? "");

const pieces: ReadonlySet<string> = new Set(["quantity", "count", "number", "unit"]);

function discountOf({ revenue, columns, tables, words }: ModelIndex): DefinedFigure | null {
  if (revenue === null || revenue.discount === null || words.phrases.has("discountamount")) return null;
  const [quantity, price, discount] = [revenue.quantity, revenue.price, revenue.discount].map(
    (id) => columns[id],
  );
  const table = tables[revenue.table];
  if (quantity === undefined || price === undefined || discount === undefined || table === undefined)
    return null;
  if (price.table !== revenue.table || discount.table !== revenue.table) return null;
  const field = (name: string): Expression => fieldOf(table.table.name, name);
  const times = (left: Expression, right: Expression): Expression => ({
    kind: "arithmetic",
    operator: "*",
    left,
    right,
  });
  const whole = times(
    times(field(quantity.column.name), field(price.column.name)),
    field(discount.column.name),
  );
  const row: Expression = revenue.percent
    ? {
        kind: "arithmetic",
        operator: "/",
        left: whole,
        right: { kind: "constant", value: 100, type: "integer" },
      }
    : whole;
  const names = [quantity, price, discount].map(({ column }) => column.label.toLowerCase()).join(" × ");
  return {
    label: `discount (${names}${revenue.percent ? " ÷ 100" : ""})`,
    table: table.id,
    row,
    whole: aggregateOf("sum", row, []),
  };
}
