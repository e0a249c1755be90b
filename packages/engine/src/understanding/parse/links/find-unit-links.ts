import type { ModelIndex } from "../../index/model-index.ts";
import { unitWords } from "../../index/unit-words.ts";
import { isToldIn, ownUnitsIn } from "../../lexicon/units.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitAt, unitSaid } from "../unit-said.ts";
import { formulaLink } from "./formula-link.ts";
import type { Link } from "./link.ts";

const strong = 0.5;

/**
 * Links of columns whose name speaks of another unit than the question does: "average wait in hours" of wait minutes, "CO2 in tonnes" of kilograms
 * of it; "wait in minutes" of wait minutes is as it stands. A unit of time holds for every time that is asked for, others for what they stand behind.
 */
export function findUnitLinks(tokens: readonly Token[], links: readonly Link[], index: ModelIndex): Link[] {
  const time = unitSaid(tokens);
  if (time === null && !tokens.some(({ text }) => text === "in")) return [];
  return links.flatMap((link): Link[] => {
    const option = link.kind === "column" ? link.options[0] : undefined;
    if (option === undefined || option.strength < strong) return [];
    const behind = tokens[link.end]?.text === "in" ? unitAt(tokens, link.end + 1) : null;
    const unit = behind ?? time;
    const entry = index.columns[option.column];
    if (unit === null || entry?.column.role !== "measure") return [];
    const said = unit.toLowerCase();
    const tail = behind === null ? 0 : 2;
    if (tail > 0 && isToldIn(said, unitWords(entry))) return [{ ...link, end: link.end + tail }];
    const size = ownUnitsIn(said, unitWords(entry, said));
    return size === null
      ? []
      : [formulaLink(link.start, link.end + tail, { kind: "converted", column: option.column, unit, size })];
  });
}
