import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { goBetween, lastingVerbs } from "../lasting-rows.ts";
import { timeUnits } from "../unit-said.ts";
import type { Written } from "./written.ts";

const superlatives: ReadonlySet<string> = new Set(["longest", "shortest"]);
const compared: ReadonlySet<string> = new Set("longer shorter more less over under at between".split(" "));

/**
 * "The longest outage", "outages that lasted over 3 hours": by how long the rows of a table that begin and end last.
 */
export function lasting(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [here, next] = [textAt(tokens, at), tokens[at + 1]];
  if (superlatives.has(here) && goBetween(next, index)) {
    const row = next?.text ?? "";
    return { words: `${row} with the ${here} ${row} duration`, tokens: 2 };
  }
  const bound = textAt(tokens, at + 1) === "than" ? longer.get(here) : undefined;
  if (bound !== undefined && goBetween(tokens[at - 1], index)) {
    const size = sizeAt(tokens, at + 2);
    return size === null
      ? null
      : { words: `with ${textAt(tokens, at - 1)} duration ${bound} ${size}`, tokens: 4 };
  }
  const verb = joints.has(here) ? at + 1 : at;
  if (!lastingVerbs.has(textAt(tokens, verb)) || !compared.has(textAt(tokens, verb + 1))) return null;
  return goBetween(tokens[at - 1], index)
    ? { words: `with ${textAt(tokens, at - 1)} duration`, tokens: verb + 1 - at }
    : null;
}

/** "Outages longer than 3 hours", "shorter than an hour". */
const longer: ReadonlyMap<string, string> = new Map([
  ["longer", "over"],
  ["shorter", "under"],
]);

/** "3 hours", "an hour", "2 weeks" in units that lengths are told in; null where no such size stands. */
function sizeAt(tokens: readonly Token[], at: number): string | null {
  const count = /^(?:an?|one)$/.test(textAt(tokens, at)) ? 1 : (tokens[at]?.number ?? null);
  const unit = tokens[at + 1]?.lemma ?? "";
  if (count === null || !timeUnits.has(unit)) return null;
  return unit === "week" ? `${count * 7} days` : `${count} ${unit}s`;
}

const joints: ReadonlySet<string> = new Set(["that", "which", "have"]);
