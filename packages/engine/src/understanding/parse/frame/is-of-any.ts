import type { Token } from "../../text/tokenize.ts";
import type { Noun } from "../item.ts";
import type { Reader } from "./reader.ts";

/**
 * "the highest elevation of an airport", "the largest fee among open claims", "… of all airports in each state": a figure of all of
 * them, and not which one.
 */
export function isOfAny(reader: Reader, { start }: Noun): boolean {
  const { frame, tokens, items } = reader;
  const { by = null, size = null } = frame.extremes.at(-1) ?? {};
  const [of, ...which] = tokens.slice(by?.end ?? 0, start);
  if (by === null || size !== null || frame.rows || frame.targets.length > 0) return false;
  const isTold = ({ text }: Token, at: number): boolean =>
    ofAll.has(text) || items.some((item) => item.kind === "value" && item.start <= at && at < item.end);
  return whose.has(of?.text ?? "") && which.every((token, at) => isTold(token, (by.end ?? 0) + 1 + at));
}

const whose: ReadonlySet<string> = new Set("of for among amongst across".split(" "));
const ofAll: ReadonlySet<string> = new Set("a an any all the our".split(" "));
