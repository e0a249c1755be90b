import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

const causes: ReadonlySet<string> = new Set(["of", "behind", "for"]);
const weights: ReadonlySet<string> = new Set("main key biggest primary major strongest important".split(" "));

/**
 * "How much did drivers get in tips", "rides per driver": who drives. What drives a figure is said as the drivers of it or behind it,
 * its main drivers, or by its name before the word ("revenue drivers").
 */
export function isPeople(tokens: readonly Token[], links: readonly Link[], at: number): boolean {
  if (tokens[at]?.lemma !== "driver" || causes.has(tokens[at + 1]?.text ?? "")) return false;
  const before = tokens[at - 1]?.text ?? "";
  const asked = before === "the" && ["are", "were"].includes(tokens[at - 2]?.text ?? "");
  return !asked && !weights.has(before) && !links.some((link) => link.end === at && isFigure(link));
}

const isFigure = (link: Link): boolean =>
  link.kind === "metric" || (link.kind === "column" && link.options[0]?.kind === "number");
