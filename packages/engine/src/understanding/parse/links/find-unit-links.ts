import type { ModelIndex } from "../../index/model-index.ts";
import { unitWords } from "../../index/unit-words.ts";
import { isToldIn, ownUnitsIn } from "../../lexicon/units.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitSaid } from "../unit-said.ts";
import { formulaLink } from "./formula-link.ts";
import type { Link } from "./link.ts";

const strong = 0.5;

/** Links of columns of times whose name speaks of another unit than the question does: "average wait in hours" of wait minutes; "wait in minutes" of these is as it stands. */
export function findUnitLinks(tokens: readonly Token[], links: readonly Link[], index: ModelIndex): Link[] {
  const unit = unitSaid(tokens);
  if (unit === null) return [];
  return links.flatMap((link): Link[] => {
    const option = link.kind === "column" ? link.options[0] : undefined;
    if (option === undefined || option.strength < strong) return [];
    const entry = index.columns[option.column];
    const size = entry?.column.role === "measure" ? ownUnitsIn(unit, unitWords(entry, unit)) : null;
    const tail = tokens[link.end]?.text === "in" && tokens[link.end + 1]?.lemma === unit ? 2 : 0;
    if (tail > 0 && entry !== undefined && isToldIn(unit, unitWords(entry)))
      return [{ ...link, end: link.end + tail }];
    return size === null
      ? []
      : [formulaLink(link.start, link.end + tail, { kind: "converted", column: option.column, unit, size })];
  });
}
