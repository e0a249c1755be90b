import type { ModelIndex } from "../../index/model-index.ts";
import { isAmountUnit, isUnit } from "../../lexicon/units.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

/**
 * "A wait over 2 hours": the unit of the number, not part of the name of another column ("Arrival hour"), nor the hour of the clock; "3 month moving average": not the
 * month with that number either.
 */
export function withoutUnitColumns(
  links: readonly Link[],
  tokens: readonly Token[],
  { columns }: Pick<ModelIndex, "columns">,
): readonly Link[] {
  const isCalled = (id: number, said: string): boolean =>
    columns[id]?.column.name.toLowerCase().endsWith(said) === true;
  return links.filter(
    (link) =>
      link.kind !== "column" ||
      link.end !== link.start + 1 ||
      (!isWindow(tokens, link.start) &&
        !(
          isTold(tokens, link.start) &&
          link.options.every(({ evidence }) => evidence === "synonym" || evidence === "partial")
        ) &&
        !isDayOfHours(tokens, link.start) &&
        !isHourOfDays(tokens, link.start) &&
        (!isBoundUnit(tokens, link.start) ||
          link.options.some(
            ({ evidence, column }) => evidence !== "partial" && isCalled(column, textAt(tokens, link.start)),
          ))),
  );
}

const isBoundUnit = (tokens: readonly Token[], at: number): boolean =>
  isUnit(textAt(tokens, at)) && tokens[at - 1]?.kind === "number" && bounds.has(textAt(tokens, at - 2));

/** "Average height in cm": in what it is told. */
const isTold = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at - 1) === "in" && isAmountUnit(textAt(tokens, at));

/** "Hour of the day": the clock's, and no day of a month. */
const isDayOfHours = (tokens: readonly Token[], at: number): boolean => {
  const of = textAt(tokens, at - 1) === "the" ? at - 2 : at - 1;
  return textAt(tokens, at) === "day" && textAt(tokens, of) === "of" && tokens[of - 1]?.lemma === "hour";
};

/** "The busiest hour (of the day)", "peak hours": the clock's, and none that somebody worked. */
const isHourOfDays = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lemma === "hour" && busy.has(textAt(tokens, at - 1));
const busy: ReadonlySet<string> = new Set(["busiest", "quietest", "peak"]);

/** How long a moving average looks back. */
const isWindow = (tokens: readonly Token[], at: number): boolean =>
  ["moving", "rolling"].includes(textAt(tokens, at + 1)) &&
  tokens.slice(Math.max(0, at - 2), at).some(({ kind }) => kind === "number");

const bounds: ReadonlySet<string> = new Set(
  "over above under below than exceeding exceeds exceeded least beyond".split(" "),
);
